import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { once, type Facts } from '../../facts';
import { matchesIn, positionOf, type Document, type Match } from '../../document';
import { inCaseOf } from '../../prose';
import { rewrite, type Finding, type Rule, type SiteFinding } from '../../rule';
import { commentsIn, readTexts } from './texts';

/** A kind of wording, as `kinds.yaml` explains it. */
interface Kind {
  readonly fix: string;
  readonly patterns: readonly string[];
  readonly where?: 'start' | 'opening';
  readonly replace?: Readonly<Record<string, string>>;
}

const read = parse(readFileSync(path.join(__dirname, 'kinds.yaml'), 'utf8')) as {
  readonly words: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, Kind>>;
};
export const { kinds } = read;

const compiled = once(({ project }: Facts) => {
  const known: typeof read.words = { ...read.words, project };
  const expand = (pattern: string): string =>
    pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const word = known[name];
      if (word === undefined) throw new Error(`kinds.yaml has no word "${name}"`);
      return expand(word);
    });
  return Object.entries(kinds).map(([name, { patterns, ...kind }]) => {
    const start = kind.where === undefined ? '' : '^\\u0002*';
    const source = patterns.map((pattern) => start + expand(pattern)).join('|');
    const pattern = source.replace(/ (?![*+?{])/g, '[\\s\\u0002]+');
    const flags = kind.where === undefined ? 'giu' : 'gu';
    return { name, ...kind, pattern: new RegExp(pattern, flags) };
  });
});

function finding(kind: ReturnType<typeof compiled>[number], match: Match): Finding {
  const said = match.text.replace(/[\s\u0001\u0002]+/g, ' ').trim();
  const message = `"${said}" reads like a translation (${kind.name})`;
  const right = kind.replace?.[said.toLowerCase()];
  if (right === undefined) return { start: match.start, message, fix: kind.fix };
  return rewrite(match, inCaseOf(said, right), message);
}

function* findings(document: Document, facts: Facts): Generator<Finding> {
  const opening = document.blocks.find(({ kind }) => kind === 'paragraph');
  for (const block of document.blocks) {
    const text = document.prose.slice(block.start, block.end);
    for (const kind of compiled(facts)) {
      if (kind.where === 'opening' && block !== opening) continue;
      for (const match of matchesIn({ ...block, text }, kind.pattern)) yield finding(kind, match);
    }
  }
}

/** Wording that is grammatical, but that no native speaker would use. */
export const rule: Rule = {
  about:
    'Wording is what a person would say; descriptions of contracts, code, and maintenance too.',
  words: true,
  *document(document, { facts }) {
    // The texts that a generated page is made of are looked at where they are written.
    if (document.generated) return;
    yield* findings(document, facts);
    yield* findings(commentsIn(document), facts);
  },
  *site(site, documents): Generator<SiteFinding> {
    const { documents: all, partials, figures } = site;
    if (documents.length < all.size + partials.size + figures.size) return;
    for (const document of readTexts(site.root, site.facts.texts)) {
      if (all.has(document.file) || figures.has(document.file)) continue;
      for (const { start, message, fix } of findings(document, site.facts))
        yield { file: document.file, ...positionOf(document.text, start), message, fix };
    }
  },
};
