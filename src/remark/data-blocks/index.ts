import visit from 'unist-util-visit';
import type {
  MarkdownFile as File,
  MarkdownNode as Node,
} from '../../../packages/fast-build/markdown';
import { blocks } from './blocks';
import { parseTag } from './parse';
import { toHast } from './to-hast';

interface Processor {
  readonly parse: (text: string) => Node;
}

const startsWithBlock = new RegExp(`^\\s*<(?:${[...blocks.keys()].join('|')})(?=[\\s/>])`);
const holdsBlock = new RegExp(startsWithBlock.source.slice(1));

/** Nodes whose children run along a line of text. */
const inlineParents = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
]);

/** The node that turns into exactly the markup of the tag that a text starts with, and the offset after that tag. */
function resolve(text: string, inline: boolean): { readonly node: Node; readonly end: number } {
  const tag = parseTag(text, 0);
  const block = blocks.get(tag.name);
  if (block === undefined) throw new Error(`no data block <${tag.name}>`);
  if (inline && !block.inline) {
    throw new Error(`<${tag.name}> must be on lines of its own, with blank lines around it`);
  }
  const [root] = toHast(block.render(tag));
  if (root?.type !== 'element') throw new Error(`<${tag.name}> renders no element`);
  const data = { hName: root.tagName, hProperties: root.properties, hChildren: root.children };
  return { node: { type: 'dataBlock', children: [], data }, end: tag.end };
}

/**
 * Replaces `<Address />`, `<AddressTable />`, and `<WorkedExample />` by their markup when a document is compiled. No page
 * loads the address data or the formulas for them.
 *
 * MDX 1 reads a line that starts with a tag as raw JSX up to the next blank line, also where a sentence was meant
 * ("<Address … /> is the registry."). Such lines are put back into the paragraph that they belong to.
 *
 * @throws at the place of the tag if an id, group, formula or attribute is unknown, or a worked example is wrong
 */
export default function remarkDataBlocks(this: Processor): (tree: Node, file: File) => void {
  /** Inline content of a text that starts with a tag: a word in front keeps the parser from seeing a block. */
  const inlineContent = (text: string): Node[] => {
    const [first, ...rest] = this.parse(`x ${text}`).children?.[0]?.children ?? [];
    const lead = first?.value?.slice('x '.length) ?? '';
    return lead === '' ? rest : [{ type: 'text', value: lead }, ...rest];
  };

  /** What replaces raw JSX that starts with one of our tags: a row of tags, or a paragraph. */
  const blockContent = (raw: string): Node[] => {
    const found: Node[] = [];
    for (let rest = raw.trim(); rest !== '';) {
      const { node, end } = resolve(rest, false);
      const after = rest.slice(end).trim();
      if (after !== '' && !startsWithBlock.test(after)) {
        return [...found, { type: 'paragraph', children: inlineContent(rest) }];
      }
      // An address on a line of its own is a short paragraph, not a loose inline element.
      const isInline = node.data?.['hName'] === 'span';
      found.push(isInline ? { type: 'paragraph', children: [node] } : node);
      rest = after;
    }
    return found;
  };

  /**
   * Replaces a block with its content. A line that continues a paragraph joins it.
   *
   * @returns the place of the first node that the content is in
   */
  const replaceBlock = (siblings: Node[], index: number, content: Node[]): number => {
    const before = siblings[index - 1];
    const [first, ...others] = content;
    const continues =
      before?.type === 'paragraph' &&
      first?.type === 'paragraph' &&
      first.position?.start.line === (before.position?.end.line ?? NaN) + 1;
    if (!continues) {
      siblings.splice(index, 1, ...content);
      return index;
    }
    before.children?.push({ type: 'text', value: '\n' }, ...(first.children ?? []));
    siblings.splice(index, 1, ...others);
    return index - 1;
  };

  return (tree, file) => {
    visit(tree, 'jsx', (node: Node, index, parent) => {
      const { value: raw = '', position } = node;
      if (!parent || !holdsBlock.test(raw)) return undefined;
      try {
        if (!startsWithBlock.test(raw)) {
          throw new Error('a data block is inside other JSX; put it on lines of its own');
        }
        const isInline = inlineParents.has(parent.type);
        const content = isInline ? [resolve(raw.trim(), true).node] : blockContent(raw);
        // A piece of a text has no position of its own: a fault in it is reported for the whole text.
        for (const part of content) visit(part, (piece: Node) => void (piece.position = position));
        // What came out may hold more of them.
        return replaceBlock(parent.children, index, content);
      } catch (error) {
        return file.fail(error instanceof Error ? error.message : String(error), position);
      }
    });
  };
}
