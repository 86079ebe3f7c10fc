import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { positionOf, type Block, type Document } from '../../document';
import { inCaseOf } from '../../prose';
import type { Finding, Rule, SiteFinding } from '../../rule';
import type { Site } from '../../site';
import { fragments } from './fragments';
import { kinds, type Kind } from './kinds';
import { readTexts } from './texts';

/** Files and folders that were written before this rule. It gets shorter until it is empty. */
const LIST = 'packages/docs-lint/rules/usage/not-rewritten.txt';

const compiled = kinds.map((kind) => ({
  kind,
  pattern: new RegExp(
    kind.patterns
      .map((source) => (kind.where === undefined ? source : `^\\u0002*${source}`))
      .join('|')
      .replace(/ (?![*+?{])/g, '[\\s\\u0002]+'),
    kind.where === undefined ? 'giu' : 'gu',
  ),
}));

const isOpening = (document: Document, block: Block): boolean =>
  document.blocks.find(({ kind }) => kind === 'paragraph') === block;

function finding(kind: Kind, start: number, text: string): Finding {
  const words = text.replace(/[\s\u0001\u0002]+/g, ' ').trim();
  const right = kind.replace?.[words.toLowerCase()];
  return {
    start,
    message: `"${words}" reads like a translation (${kind.name})`,
    fix: right === undefined ? kind.fix : `write "${inCaseOf(words, right)}"`,
    ...(right === undefined
      ? {}
      : { edit: { start, end: start + text.length, text: inCaseOf(words, right) } }),
  };
}

/** Everything that the kinds find in a text, whether it's on the list or not. */
export function* findings(document: Document): Generator<Finding> {
  for (const block of document.blocks) {
    const words = document.prose.slice(block.start, block.end);
    for (const { kind, pattern } of compiled) {
      if (kind.where === 'opening' && !isOpening(document, block)) continue;
      for (const { 0: text, index } of words.matchAll(pattern))
        yield finding(kind, block.start + index, text);
    }
  }
  yield* fragments(document);
}

interface Line {
  readonly line: number;
  /** A file, or a folder with a slash at its end. */
  readonly path: string;
}

const lists = new WeakMap<Site, readonly Line[]>();

function readList(site: Site): readonly Line[] {
  const known = lists.get(site);
  if (known !== undefined) return known;
  const file = path.join(site.root, LIST);
  const list = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .flatMap((text, i) =>
      text === '' || text.startsWith('#') ? [] : [{ line: i + 1, path: text }],
    );
  lists.set(site, list);
  return list;
}

const lineOf = (site: Site, file: string): Line | undefined =>
  readList(site).find((line) =>
    line.path.endsWith('/') ? file.startsWith(line.path) : file === line.path,
  );

/** Wording that is grammatical and that no one would say. */
export const rule: Rule = {
  name: 'usage',
  about:
    'Wording is what a person would say; descriptions of contracts, code, and maintenance too.',
  words: true,
  *document(document, site) {
    // The texts that a generated page is made of are looked at where they are written.
    if (document.generated || lineOf(site, document.file) !== undefined) return;
    yield* findings(document);
  },
  *site(site, documents): Generator<SiteFinding> {
    if (documents.length < site.documents.size + site.figures.size) return;
    const unused = new Set(readList(site));
    for (const document of [...documents, ...readTexts(site.root)]) {
      const line = lineOf(site, document.file);
      if (line !== undefined) {
        if (unused.has(line) && !document.generated && !findings(document).next().done)
          unused.delete(line);
      } else if (!site.documents.has(document.file) && !site.figures.has(document.file)) {
        for (const { start, message, fix } of findings(document))
          yield { file: document.file, ...positionOf(document.text, start), message, fix };
      }
    }
    for (const { line, path: listed } of unused)
      yield {
        file: LIST,
        line,
        column: 1,
        message: `nothing is left to rewrite in "${listed}"`,
        fix: 'remove the line',
      };
  },
};
