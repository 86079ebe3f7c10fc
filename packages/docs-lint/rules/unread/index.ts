import { conflict, matchesIn, nodesOf, piecesOf, rangeOf, type Document } from '../../document';
import { inProse, isEscaped, isPlain } from '../../prose';
import type { Finding, Rule } from '../../rule';

/** What looks like Markdown, where the compiler has left it as it is. */
const leftovers: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
  [
    /\]\((?![^)\s]*\))[^)[\n]*/g,
    'the link is not read',
    'close its bracket, leave out a size such as "=200x", and write %20 for a space in its path',
  ],
  [/\] \([./#\u0001][^)\s]*/g, 'the link is not read', 'remove the space between "]" and "("'],
  [
    /\)\[(?:[./#\u0001]|https?:)[^\]\s]*|\[\[[^\]\n]+\]\]|\[[^\]\n]*\((?=\.{0,2}\/)/g,
    'the link is not read',
    'write "[words](target)"',
  ],
  [/(?<![^\s(])! (?=\u0002)/g, "the line isn't a picture", 'remove the space between "!" and "["'],
  [
    /(?<![^\s(])(?:\*(?=\p{L})|__(?=\w))/gu,
    "the mark doesn't begin emphasis",
    'close it with the same marks, or write a backslash before it',
  ],
  [
    /&(?:#\w+;|[A-Za-z]\w+;|(?<!\w&)[a-z]+(?=\s|$))/g,
    "the character isn't read",
    'write the character itself; "&" and a name need a ";" behind them',
  ],
  [/\^\[/g, 'the note is shown in the text', 'write "[^1]" here, and below "[^1]: " and the note'],
  [/`/g, 'the "`" doesn\'t begin code', 'close the code span with as many marks'],
  [
    /(?<![^\n])(?:#{2,}|#(?=\p{Lu})).*/gu,
    "the line isn't a heading",
    'write two to six "#" and a space',
  ],
  [
    /(?<![^\n])import \w+ from ["'].*/g,
    "the line isn't an import",
    'put a blank line above the imports',
  ],
  [
    /\${2}(?:[^$\n]*\${2})?/g,
    'the "$$" doesn\'t begin a formula',
    'write it in a line of its own, above and below the formula',
  ],
  [
    /(?<!\$)\$(?:[ \t][^$\n]*\$|(?![\d$]))/g,
    'the "$" doesn\'t begin a formula',
    'close it with "$", without spaces inside the two, or write "\\$", and "&#36;" inside a tag',
  ],
  [
    /(?<!\u0002)\u0002\((?=[^)]*\u0002\))|(?<![^\n])\u0002\[(?=[^\]]*\u0002\])/g,
    "the bracket doesn't begin a formula",
    'remove the backslashes, or write "$" around a formula',
  ],
  [
    /(?<=\w)([~^])\w{1,4}\1|(==|\+\+|~)(?=\S)[^=+~\n]*\S\2/g,
    'the marks are shown as they are',
    'write "~~", <sub>, <sup>, or <ins>, or leave them out',
  ],
  [
    /(?<![^\n])(?::{2,}|[!?]{3}\+? ?)(?=[ \w])/g,
    "the line doesn't open a callout",
    'write three colons at its very start',
  ],
  [
    /(?<![^\n])(?:[-+](?=[\p{L}[])|[–—•·▪◦●○■‣⁃o]\s|\d{1,2}\.(?=\p{Lu})|(?!\d+\))\(?(?:[a-z]|\d{1,2})[.)] (?=\p{Lu}))/gu,
    "the line isn't a list item",
    'start it with "- " or "1. "',
  ],
  [/(?<![^\n]): +(?=\S)/g, "the line isn't a definition", 'write "- **Term**: what it means"'],
  [/\\(?=[\n"%&',/:;<=?@^]|$)/g, 'the "\\" is shown', 'remove it; to break a line, write "<br />"'],
];

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
    for (const [pattern, message, fix] of leftovers)
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
