import { isVoid, unbalancedTags, type Document, type Tag } from '../../document';
import { inProse, isPlain } from '../../prose';
import { rewrite, type Finding, type Rule } from '../../rule';

/** Elements of HTML that a document may use, where Markdown has no form for them. */
const elements = new Set(
  'a abbr br details summary sub sup kbd span div img head meta link title ins del dl dt dd'.split(
    ' ',
  ),
);

/** Whether a document may use an element or a component. */
const isAllowed = ({ name }: Tag): boolean => /^[A-Z]/.test(name) || elements.has(name);

/** Attributes that JSX spells in another way. */
const renamed = new Map(
  Object.entries({
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    colspan: 'colSpan',
    rowspan: 'rowSpan',
    srcset: 'srcSet',
  }),
);

/** A link, strong words, or an item of a list that the compiler has left as they are. */
const markdown = /\[[^\]\n]+\]\([^)\s]*\)|\*\*(?=\S)|(?<=\n)[-*+] (?=\S)/g;

/** What running text may not hold; a long piece in braces is named by its first one. */
const bare: readonly (readonly [
  pattern: RegExp,
  message: (found: string) => string,
  fix: string,
])[] = [
  [
    /\{[^{}]*\}|[{}]/g,
    (found) => `the bare "${found.length > 30 ? found.charAt(0) : found}" is read as code`,
    'put it in a code span, or write &#123; and &#125;',
  ],
  [/</g, () => 'a bare "<" is read as a tag', 'put it in a code span, or write &lt;'],
  [
    markdown,
    (found) => `"${found}" is not read as Markdown inside a tag`,
    'put blank lines around the text',
  ],
];

function* checkAttributes({ name: tag, attributes }: Tag): Generator<Finding> {
  for (const { name, raw, start } of attributes) {
    const right = renamed.get(name);
    if (right !== undefined)
      yield rewrite({ start, end: start + name.length }, right, `JSX has no "${name}"`);
    if (name === 'style' && raw !== undefined && !raw.startsWith('{')) {
      const fix = `remove it from <${tag}>: the stylesheet decides`;
      yield { start, message: 'the style is a string', fix };
    }
  }
}

function* checkTags(document: Document): Generator<Finding> {
  for (const tag of document.tags) {
    if (isAllowed(tag)) yield* checkAttributes(tag);
    else {
      yield {
        start: tag.start,
        message: `<${tag.name}> is not an element that a document may use`,
        fix: 'put it in a code span, or use Markdown',
      };
    }
  }
  for (const { tag, message, fix } of unbalancedTags(document, document.tree)) {
    const { start, end, kind } = tag;
    const edit = { start: end - 1, end, text: ' />' };
    if (isAllowed(tag))
      yield { start, message, fix, edit: kind === 'open' && isVoid(tag) ? edit : undefined };
  }
}

/** The compiler of the site is MDX 1: braces and "<" start code, and an open tag stops the build far from its place. */
export const rule: Rule = {
  about: 'A text has no bare brace or "<"; tags are known, closed, and written as JSX.',
  editsCode: true,
  *document(document) {
    for (const [pattern, message, fix] of bare)
      for (const { start, text, block } of inProse(document, pattern))
        if (!isPlain(block)) yield { start, message: message(text), fix };
    yield* checkTags(document);
  },
};
