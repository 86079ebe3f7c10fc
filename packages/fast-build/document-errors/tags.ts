import type { Parent } from 'unist';
import { rangeOf, type Document, type Tag } from '../../docs-lint/markdown';

/** What is wrong at a place of a text, and what to write instead. */
export interface Finding {
  readonly offset: number;
  readonly message: string;
  /** Left out where the message already says it. */
  readonly fix?: string;
}

/** Elements without content. HTML leaves them open, JSX doesn't. */
const voids = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

const unclosed = ({ name, start }: Tag): Finding => ({
  offset: start,
  message: `<${name}> is not closed`,
  fix: voids.has(name.toLowerCase())
    ? `write <${name} />`
    : `write </${name}> after its content, in the same paragraph`,
});

const stray = ({ name, start }: Tag): Finding => ({
  offset: start,
  message: `</${name}> closes an element that was never opened`,
  fix: `remove it, or write <${name}> before it, in the same paragraph`,
});

/**
 * The first tag of a document without its counterpart. A tag that opens in a paragraph, cell or list item has to
 * close in it, because the compiler puts an element around each of these.
 */
export function unbalancedTag(
  { tags }: Pick<Document, 'tags'>,
  { children }: Partial<Parent>,
): Finding | undefined {
  const open: Tag[] = [];
  for (const child of children ?? []) {
    if (child.type !== 'jsx') {
      const found = unbalancedTag({ tags }, child);
      if (found) return found;
      continue;
    }
    const { start, end } = rangeOf(child);
    for (const one of tags.filter((tag) => start <= tag.start && tag.end <= end)) {
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
