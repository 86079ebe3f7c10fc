import { inProse } from '../../prose';
import type { Finding, Rule } from '../../rule';

/** Elements of HTML that a document may use, where Markdown has no form for them. */
const elements = new Set(
  'a abbr br details summary sub sup kbd span div img head meta link title ins del dl dt dd'.split(
    ' ',
  ),
);

const voids = new Set(['br', 'img', 'meta', 'link', 'hr', 'input', 'wbr']);

/** Attributes that JSX spells in another way. */
const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
};

/** A link, strong words, or an item of a list that the compiler has left as they are. */
const markdown = /\[[^\]\n]+\]\([^)\s]*\)|\*\*(?=\S)|(?<=\n)[-*+] (?=\S)/g;

/** The compiler of the site is MDX 1: braces and "<" start code, and an open tag stops the build far from its place. */
export const rule: Rule = {
  name: 'mdx',
  about: 'A text has no bare brace or "<"; tags are known, closed, and written as JSX.',
  editsCode: true,
  *document(document) {
    for (const { start, text, block } of inProse(document, /\{[^{}]*\}|[{}]/g)) {
      if (block.kind === 'title' || block.kind === 'description') continue;
      yield {
        start,
        message: `the bare "${text.length > 30 ? text.charAt(0) : text}" is read as code`,
        fix: 'put it in a code span, or write &#123; and &#125;',
      };
    }
    for (const { start, block } of inProse(document, /</g)) {
      if (block.kind === 'title' || block.kind === 'description') continue;
      yield {
        start,
        message: 'a bare "<" is read as a tag',
        fix: 'put it in a code span, or write &lt;',
      };
    }
    for (const { start, text, block } of inProse(document, markdown)) {
      if (block.kind === 'title' || block.kind === 'description') continue;
      yield {
        start,
        message: `"${text}" is not read as Markdown inside a tag`,
        fix: 'put blank lines around the text',
      };
    }
    const open: { name: string; start: number }[] = [];
    for (const { name, kind, start, end, attributes } of document.tags) {
      const component = /^[A-Z]/.test(name);
      if (!component && !elements.has(name)) {
        yield {
          start,
          message: `<${name}> is not an element that a document may use`,
          fix: 'put it in a code span, or use Markdown',
        };
        continue;
      }
      if (voids.has(name) && kind === 'open') {
        yield {
          start,
          message: `<${name}> is not closed`,
          fix: `write <${name} />`,
          edit: { start: end - 1, end, text: ' />' },
        };
        continue;
      }
      for (const attribute of attributes)
        yield* checkAttribute(attribute.name, attribute.raw, attribute.start, name);
      if (kind === 'open') open.push({ name, start });
      if (kind !== 'close') continue;
      const opened = open.pop();
      if (opened?.name !== name) {
        yield {
          start,
          message: `</${name}> closes an element that was never opened`,
          fix: 'remove it, or open the element first',
        };
        if (opened !== undefined) open.push(opened);
      }
    }
    for (const { name, start } of open)
      yield {
        start,
        message: `<${name}> is not closed`,
        fix: `write </${name}> after its content`,
      };
  },
};

function* checkAttribute(
  name: string,
  raw: string | undefined,
  start: number,
  tag: string,
): Generator<Finding> {
  const right = renamed[name];
  if (right !== undefined) {
    yield {
      start,
      message: `JSX has no "${name}"`,
      fix: `write "${right}"`,
      edit: { start, end: start + name.length, text: right },
    };
  }
  if (name === 'style' && raw !== undefined && !raw.startsWith('{')) {
    yield {
      start,
      message: 'the style is a string',
      fix: `remove it from <${tag}>: the stylesheet decides`,
    };
  }
}
