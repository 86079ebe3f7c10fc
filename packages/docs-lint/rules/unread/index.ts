import { nodesOf, rangeOf } from '../../document';
import { inProse, isPlain } from '../../prose';
import type { Rule } from '../../rule';

/** What looks like Markdown, where the compiler has left it as it is. */
const leftovers: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
  [
    /\]\((?![^)\s]*\))/g,
    'the link is not read',
    'close its bracket, and write %20 for a blank in its path',
  ],
  [/\] \((?=[./#\u0001])/g, 'the link is not read', 'remove the blank between "]" and "("'],
  [/\)\[(?=[./#\u0001])/g, 'the link is not read', 'write "[words](target)"'],
  [/`/g, 'the "`" begins no code', 'close the code span with as many marks'],
  [/(?<![^\n])#{2,}/g, 'the line is no heading', 'write two to six "#" and a space'],
  [
    /(?<![^\n])import \w+ from ["']/g,
    'the line is no import',
    'put a blank line above the imports',
  ],
  [/(?<!\u0002)\$(?!\d)/g, 'the "$" begins no formula', 'close it with "$", or write "\\$"'],
  [/(?<![^\n])::(?=[ \w])/g, 'the line opens no callout', 'write three colons'],
];

/** Readers would see the marks. */
export const rule: Rule = {
  about:
    'No mark of a link, of code, of a formula, of a heading, or of a callout is left in the text.',
  *document(document) {
    for (const [pattern, message, fix] of leftovers)
      for (const { start, block } of inProse(document, pattern))
        if (!isPlain(block) && block.kind !== 'heading') yield { start, message, fix };
    for (const { start, end } of nodesOf(document, 'inlineCode').map(rangeOf)) {
      if (!/^``?\w*\n/.test(document.text.slice(start, end))) continue;
      const message = 'the code is shown as one line of the text';
      yield { start, message, fix: 'write three "`" above and below a block of code' };
    }
    const defined = new Set(nodesOf(document, 'definition').map(({ identifier }) => identifier));
    const references = [
      ...nodesOf(document, 'linkReference'),
      ...nodesOf(document, 'imageReference'),
    ];
    for (const node of references) {
      const { start, end } = rangeOf(node);
      const source = document.text.slice(start, end);
      if (defined.has(node.identifier)) continue;
      if (/^\[!\w+\]$/.test(source)) {
        const message = `"${source}" is shown as it is`;
        yield { start, message, fix: 'open a callout, such as ":::note What it is about"' };
      } else if (node.referenceType !== 'shortcut') {
        const message = `"${source}" has no line that names its target`;
        yield { start, message, fix: `write "[words](target)", or add "[${node.identifier}]: …"` };
      }
    }
  },
};
