import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { conflict, matchesIn, nodesOf, piecesOf, rangeOf, type Document } from '../../document';
import { inProse, isEscaped, isPlain } from '../../prose';
import type { Finding, Rule } from '../../rule';

const leftovers = (
  parse(readFileSync(path.join(__dirname, 'leftovers.yaml'), 'utf8')) as {
    readonly pattern: string;
    readonly message: string;
    readonly fix: string;
  }[]
).map(({ pattern, ...said }) => ({ ...said, pattern: new RegExp(pattern, 'gu') }));

/** Marks in names and products, which the compiler takes for those of italics where GitHub doesn't. */
function* checkItalics(document: Document): Generator<Finding> {
  const { text } = document;
  for (const { start, end, text: source } of piecesOf(document, 'emphasis')) {
    const mark = source.charAt(0);
    const words = source.slice(1, -1);
    const sides = [text.charAt(start - 1), text.charAt(end)].map((side) => /[\p{L}\d]/u.test(side));
    const isInWord = mark === '_' ? sides.includes(true) : !sides.includes(false);
    if (!isInWord && words === words.trim()) continue;
    const message = `"${mark}" makes "${words.replace(/\s+/g, ' ').slice(0, 40)}" italic`;
    yield { start, message, fix: `put it in a code span, or write "\\${mark}"` };
  }
}

/** Readers would see the marks, or miss what they are for. */
export const rule: Rule = {
  about:
    'No mark of a link, code, a formula, a heading, a list, or a callout is left in the text, and no name holds one.',
  *document(document) {
    for (const { pattern, message, fix } of leftovers)
      for (const { start, end, block } of inProse(document, pattern))
        if (!isPlain(block) && block.kind !== 'heading' && !isEscaped(document, start))
          yield { start, message, fix, hides: { start: start + 1, end } };
    for (const { start, end } of matchesIn(document, conflict.marks)) {
      const { message, fix } = conflict;
      yield { start, message, fix, hides: { start: start + 1, end } };
    }
    yield* checkItalics(document);
    for (const { start, text } of piecesOf(document, 'inlineCode')) {
      if (!/^(?:``?\w*\n|```)/.test(text)) continue;
      const message = 'the code is shown as one line of the text';
      yield { start, message, fix: 'write three "`" above and below a block of code' };
    }
    const defined = new Set<string>();
    for (const node of nodesOf(document, 'definition')) {
      const message = `"${node.identifier}" already has a line above, so this one is left out`;
      if (defined.has(node.identifier))
        yield { ...rangeOf(node), message, fix: 'rename one of the two' };
      defined.add(node.identifier);
    }
    const references = [
      ...nodesOf(document, 'linkReference'),
      ...nodesOf(document, 'imageReference'),
    ];
    for (const node of references) {
      const { start, end } = rangeOf(node);
      const source = document.text.slice(start, end);
      if (defined.has(node.identifier)) continue;
      if (/^\[_*toc_*\]$/i.test(source)) {
        const fix = 'remove it: the page has a list of its headings';
        yield { start, message: `"${source}" is shown as it is`, fix, hides: { start, end } };
      } else if (/^\[!\w+\]$/.test(source)) {
        const message = `"${source}" is shown as it is`;
        yield { start, message, fix: 'open a callout, such as ":::note What it is about"' };
      } else if (node.referenceType !== 'shortcut') {
        const message = `"${source}" has no line that names its target`;
        const fix = `write "[words](target)", or add "[${node.identifier}]: …"`;
        yield { start, message, fix, hides: { start: start + source.lastIndexOf('['), end } };
      }
    }
  },
};
