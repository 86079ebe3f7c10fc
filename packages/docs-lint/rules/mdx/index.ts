import type { Tag } from '../../document';
import { inProse, isPlain } from '../../prose';
import { rewrite, type Finding, type Rule } from '../../rule';

/** Elements of HTML that a document may use, where Markdown has no form for them. */
const elements = new Set(
  'a abbr br details summary sub sup kbd span div img head meta link title ins del dl dt dd'.split(
    ' ',
  ),
);

const voids = new Set(['br', 'img', 'meta', 'link', 'hr', 'input', 'wbr']);

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

function* checkTags(tags: readonly Tag[]): Generator<Finding> {
  const open: Tag[] = [];
  for (const tag of tags) {
    const { name, kind, start, end } = tag;
    if (!/^[A-Z]/.test(name) && !elements.has(name)) {
      yield {
        start,
        message: `<${name}> is not an element that a document may use`,
        fix: 'put it in a code span, or use Markdown',
      };
      continue;
    }
    if (voids.has(name) && kind === 'open') {
      const edit = { start: end - 1, end, text: ' />' };
      yield { start, message: `<${name}> is not closed`, fix: `write <${name} />`, edit };
      continue;
    }
    yield* checkAttributes(tag);
    if (kind === 'open') open.push(tag);
    else if (kind === 'close' && open.at(-1)?.name === name) open.pop();
    else if (kind === 'close') {
      yield {
        start,
        message: `</${name}> closes an element that was never opened`,
        fix: 'remove it, or open the element first',
      };
    }
  }
  for (const { name, start } of open) {
    const fix = `write </${name}> after its content`;
    yield { start, message: `<${name}> is not closed`, fix };
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
    yield* checkTags(document.tags);
  },
};
