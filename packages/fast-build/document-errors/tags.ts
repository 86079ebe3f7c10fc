import type { MdxNode } from './tree';

/** What is wrong at a place of a text, and what to write instead. */
export interface Fault {
  readonly offset: number;
  readonly wrong: string;
  /** Left out where the fault itself says it. */
  readonly remedy?: string;
}

interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'void';
  readonly offset: number;
}

/** Elements that hold nothing. HTML leaves them open, JSX does not. */
const voids = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

/** A tag. Quoted values and braces may hold `>`. */
const tag =
  /<(\/?)([A-Za-z][\w.:-]*)((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^>"'{])*?)(\/?)>/g;

/** Tags of raw JSX, but for those in the values of expressions. */
function tagsOf({ value = '', position }: MdxNode): Tag[] {
  const start = position?.start.offset ?? 0;
  // Text in quotes is code of the reader's; the length stays.
  const code = value.replace(/\{`[^`]*`\}/g, (found) => ' '.repeat(found.length));
  return [...code.matchAll(tag)].map(({ 1: slash, 2: name = '', 4: end, index }) => ({
    name,
    kind: slash ? 'close' : end ? 'void' : 'open',
    offset: start + index,
  }));
}

const unclosed = ({ name, offset }: Tag): Fault => ({
  offset,
  wrong: `<${name}> is not closed`,
  remedy: voids.has(name.toLowerCase())
    ? `write <${name} />`
    : `write </${name}> after its content, in the same paragraph`,
});

const stray = ({ name, offset }: Tag): Fault => ({
  offset,
  wrong: `</${name}> closes an element that was never opened`,
  remedy: `remove it, or write <${name}> before it, in the same paragraph`,
});

/**
 * The first tag of a document that has no counterpart. What opens in a paragraph, a cell or an item has to close there: the
 * compiler puts the element of that around it.
 */
export function unbalancedTag({ children = [] }: MdxNode): Fault | undefined {
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
      // What closes something further out leaves what is within it open.
      const isOuter = open.some(({ name }) => name === one.name);
      return last && (isOuter || voids.has(last.name)) ? unclosed(last) : stray(one);
    }
  }
  const [first] = open;
  return first && unclosed(first);
}
