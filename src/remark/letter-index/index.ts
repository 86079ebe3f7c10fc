import { text, type HastNode } from '../../../packages/fast-build/hast';

const idOf = ({ properties }: HastNode): string => String(properties?.['id'] ?? '');

/** A chapter of terms that begin with a letter, or with a digit. */
const isLetter = (node: HastNode): boolean =>
  node.tagName === 'h2' && idOf(node).startsWith('letter-');

function link(heading: HastNode): HastNode {
  const name = text(heading);
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `#${idOf(heading)}` },
    children: [{ type: 'text', value: name.length === 1 ? name : '0–9' }],
  };
}

/** Puts links to all letters above the first one, in a document whose chapters are letters. */
export default function rehypeLetterIndex(): (tree: HastNode) => void {
  return (tree) => {
    const nodes = tree.children ?? [];
    const letters = nodes.filter(isLetter);
    const [first] = letters;
    if (!first) return;
    nodes.splice(nodes.indexOf(first), 0, {
      type: 'element',
      tagName: 'nav',
      properties: { className: 'letter-index', 'aria-label': 'Letters' },
      children: letters.map(link),
    });
  };
}
