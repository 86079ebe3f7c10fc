import type { Parent } from 'unist';
import { rangeOf } from './tree';
import type { Document, Range, Tag } from './types';

/** A tag without its counterpart. */
export interface Unbalanced {
  readonly tag: Tag;
  readonly message: string;
  readonly fix: string;
}

const voids = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

/** Whether an element has no content. HTML leaves such an element open, JSX doesn't. `<Link>` is a component. */
export const isVoid = ({ name }: Tag): boolean =>
  voids.has(/[a-z]/.test(name.slice(1)) ? name : name.toLowerCase());

const unclosed = (tag: Tag): Unbalanced => ({
  tag,
  message: `<${tag.name}> is not closed`,
  fix: isVoid(tag)
    ? `write <${tag.name} />`
    : `write </${tag.name}> after its content, in the same paragraph; if it isn't a tag, put it in a code span`,
});

const stray = (tag: Tag): Unbalanced => ({
  tag,
  message: `</${tag.name}> closes an element that was never opened`,
  fix: `remove it, or write <${tag.name}> before it, in the same paragraph; after a list, put a blank line above it`,
});

/** What is from a tag to the one that closes it; without that one, the tag alone. */
export function elementOf(tags: readonly Tag[], tag: Tag): Range {
  let depth = 0;
  for (const { name, kind, end } of tags.slice(tags.indexOf(tag))) {
    if (name === tag.name) depth += { open: 1, close: -1, void: 0 }[kind];
    if (name === tag.name && depth <= 0) return { start: tag.start, end };
  }
  return tag;
}

/**
 * Tags of a document without their counterparts. A tag that opens in a paragraph, cell or list item has to close in it,
 * because the compiler puts an element around each of these.
 */
export function* unbalancedTags(
  { tags }: Pick<Document, 'tags'>,
  { children = [] }: Partial<Parent>,
): Generator<Unbalanced> {
  const open: Tag[] = [];
  for (const child of children) {
    if (child.type !== 'jsx') yield* unbalancedTags({ tags }, child);
    const { start, end } = rangeOf(child);
    const own = child.type === 'jsx' ? tags : [];
    for (const tag of own.filter((one) => start <= one.start && one.end <= end)) {
      const opened = open.map(({ name }) => name).lastIndexOf(tag.name);
      if (tag.kind === 'open' && isVoid(tag)) yield unclosed(tag);
      else if (tag.kind === 'open') open.push(tag);
      else if (tag.kind === 'close' && opened < 0) yield stray(tag);
      // The closing tag of an outer element leaves the tags within it open.
      else if (tag.kind === 'close') yield* open.splice(opened).slice(1).map(unclosed);
    }
  }
  yield* open.map(unclosed);
}
