import type { Node, Parent } from 'unist';

function hasMaths(node: Node): boolean {
  if (node.type === 'math' || node.type === 'inlineMath') return true;
  return (node as Parent).children?.some(hasMaths) ?? false;
}

/**
 * Gives a document with formulas the KaTeX stylesheet, so that no other document loads it.
 *
 * Docusaurus merges every imported stylesheet into one that all pages load; a link in the head stays with its page.
 */
export default function remarkKatexStyles({
  component,
}: {
  /** Module of the component that links the stylesheet in the head. */
  readonly component: string;
}): (tree: Node) => void {
  return (node) => {
    const tree = node as Parent;
    if (!hasMaths(tree)) return;
    tree.children.unshift({
      type: 'import',
      value: `import KatexStyles from '${component}';`,
    } as Node);
    tree.children.push({ type: 'jsx', value: '<KatexStyles />' } as Node);
  };
}
