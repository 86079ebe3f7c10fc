import type { MdxNode } from './tree';

/** What is wrong at a place of a text, and what to write instead. */
export interface Finding {
  readonly offset: number;
  readonly message: string;
  /** Left out where the message already says it. */
  readonly fix?: string;
}

interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'void';
  readonly offset: number;
}

/** Elements without content. HTML leaves them open, JSX doesn't. */
const voids = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

/** A tag. Quoted values and braces in it may contain `>`. */
const tag =
  /<(\/?)([A-Za-z][\w.:-]*)((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^>"'{])*?)(\/?)>/g;

/** Tags in raw JSX, except those in the values of expressions. */
function tagsOf({ value = '', position }: MdxNode): Tag[] {
  const start = position?.start.offset ?? 0;
  // Text in backticks is an example for the reader. Its length stays, so that places stay right.
  const code = value.replace(/\{`[^`]*`\}/g, (found) => ' '.repeat(found.length));
  return [...code.matchAll(tag)].map(({ 1: slash, 2: name = '', 4: end, index }) => ({
    name,
    kind: slash ? 'close' : end ? 'void' : 'open',
    offset: start + index,
  }));
}

const unclosed = ({ name, offset }: Tag): Finding => ({
  offset,
  message: `<${name}> is not closed`,
  fix: voids.has(name.toLowerCase())
    ? `write <${name} />`
    : `write </${name}> after its content, in the same paragraph`,
});

const stray = ({ name, offset }: Tag): Finding => ({
  offset,
  message: `</${name}> closes an element that was never opened`,
  fix: `remove it, or write <${name}> before it, in the same paragraph`,
});

/**
 * The first tag of a document without its counterpart. A tag that opens in a paragraph, cell or list item has to
 * close in it, because the compiler puts an element around each of these.
 */
export function unbalancedTag({ children = [] }: MdxNode): Finding | undefined {
  const open: Tag[] = [];
  for (const child of children) {
    if (child.type !== 'jsx') {
      const found = unbalancedTag(child);
      if (found) return found;
      continue;
    }
    for (const one of tagsOf(child)) {
      if (one.kind === 'open') open.push(one);
      if (one.kind !== 'close') continue;
      const last = open.pop();
      if (last?.name === one.name) continue;
      // A closing tag of an outer element leaves the tags within it open.
      const isOuter = open.some(({ name }) => name === one.name);
      return last && (isOuter || voids.has(last.name)) ? unclosed(last) : stray(one);
    }
  }
  const [first] = open;
  return first && unclosed(first);
}
