import visit from 'unist-util-visit';
import { readJsx } from '../../../packages/docs-lint/markdown';
import type {
  MarkdownFile as File,
  MarkdownNode as Node,
} from '../../../packages/fast-build/markdown';
import { blocks, renderTag } from './blocks';
import { toHast } from './to-hast';

const holdsBlock = new RegExp(`<(?:${[...blocks.keys()].join('|')})(?=[\\s/>])`);

/** Nodes whose children run along a line of text. */
const inlineParents = /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link)$/;

/** The node that turns into exactly the markup of a tag. */
function nodeOf(code: string, isInLine: boolean): Node {
  const [tag] = readJsx(code, { start: 0, end: code.length }, isInLine).tags;
  if (!tag) throw new Error(`can't read the tag ${code}`);
  const { inline, element } = renderTag(tag);
  if (tag.end < code.length)
    throw new Error(
      `<${tag.name}> isn't alone in a text that starts with it; put a word in front of it, or blank lines around it`,
    );
  if (isInLine && !inline)
    throw new Error(`<${tag.name}> must be on lines of its own, with blank lines around it`);
  const [root] = toHast(element);
  if (root?.type !== 'element') throw new Error(`<${tag.name}> renders no element`);
  const data = { hName: root.tagName, hProperties: root.properties, hChildren: root.children };
  const node = { type: 'dataBlock', children: [], data };
  // An address on a line of its own is a short paragraph, not a loose inline element.
  return inline && !isInLine ? { type: 'paragraph', children: [node] } : node;
}

/**
 * Replaces `<Address />`, `<AddressTable />`, and `<WorkedExample />` by their markup when a document is compiled. No page
 * loads the address data or the formulas for them.
 *
 * MDX 1 reads a line that starts with a tag as raw JSX up to the next blank line, also where a sentence was meant
 * ("<Address … /> is the registry."). Such a line stops the build.
 *
 * @throws at the place of the tag if an id, group, formula or attribute is unknown, or a worked example is wrong
 */
export default function remarkDataBlocks(): (tree: Node, file: File) => void {
  return (tree, file) =>
    visit(tree, 'jsx', (node: Node, index, parent) => {
      const { value: raw = '', position } = node;
      if (!parent || !holdsBlock.test(raw)) return;
      try {
        const block = nodeOf(raw.trim(), inlineParents.test(parent.type));
        parent.children[index] = { ...block, position };
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), position);
      }
    });
}
