import type { Position } from 'unist';
import { blocks } from './blocks';
import { parseTag } from './parse';
import { toHast } from './to-hast';

/** Node of the markdown syntax tree, as far as this step looks at it. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
  position?: Position;
  data?: Record<string, unknown>;
}

interface File {
  /** Throws an error that says where in the document it is. */
  readonly fail: (reason: string, place: Position | undefined) => never;
}

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

/** A fault in one piece of a text is reported for the whole text: a piece has no position of its own. */
const failInPart = (reason: string): never => {
  throw new Error(reason);
};

/** The node that turns into exactly the markup of the tag that a text starts with, and the offset after that tag. */
function resolve(text: string, inline: boolean): { readonly node: Node; readonly end: number } {
  const tag = parseTag(text, 0);
  const block = blocks.get(tag.name);
  if (block === undefined) throw new Error(`no data block <${tag.name}>`);
  if (inline && !block.inline) {
    throw new Error(`<${tag.name}> must be on lines of its own, with blank lines around`);
  }
  const [root] = toHast(block.render(tag, inline));
  if (root?.type !== 'element') throw new Error(`<${tag.name}> renders no element`);
  const data = { hName: root.tagName, hProperties: root.properties, hChildren: root.children };
  return { node: { type: 'dataBlock', children: [], data }, end: tag.end };
}

/**
 * Replaces `<Address />`, `<AddressTable />`, `<VaultTable />`, `<WorkedExample />` and `<AsOf />` by their markup when
 * a document is compiled. No page loads the address data or the formulas for them.
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

  /** Replaces a block with its content. A line that continues a paragraph joins it. */
  const replaceBlock = (siblings: Node[], index: number, node: Node, content: Node[]): void => {
    const before = siblings[index - 1];
    const [first, ...others] = content;
    const continues =
      before?.type === 'paragraph' &&
      first?.type === 'paragraph' &&
      before.position !== undefined &&
      node.position?.start.line === before.position.end.line + 1;
    if (continues) {
      before.children?.push({ type: 'text', value: '\n' }, ...(first.children ?? []));
      siblings.splice(index, 1, ...others);
    } else {
      siblings.splice(index, 1, ...content);
    }
  };

  const visit = (parent: Node, fail: File['fail']): void => {
    const children = parent.children ?? [];
    // From the end, so that a replacement by several nodes does not move those still to come.
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const node = children[i];
      if (node === undefined) continue;
      const raw = node.value ?? '';
      if (node.type !== 'jsx' || !holdsBlock.test(raw)) {
        visit(node, fail);
        continue;
      }
      try {
        if (!startsWithBlock.test(raw)) {
          throw new Error('a data block is inside other JSX; put it on lines of its own');
        }
        if (inlineParents.has(parent.type)) {
          children[i] = resolve(raw.trim(), true).node;
          continue;
        }
        const content = blockContent(raw);
        for (const part of content) visit(part, failInPart);
        replaceBlock(children, i, node, content);
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error), node.position);
      }
    }
  };

  return (tree, file) => visit(tree, (reason, place) => file.fail(reason, place));
}
