import type { Node, Parent } from 'unist';

function hasMaths(node: Node): boolean {
  if (node.type === 'math' || node.type === 'inlineMath') return true;
  return (node as Parent).children?.some(hasMaths) ?? false;
}

/**
 * Gives a document with formulas the KaTeX style sheet, so that no other document loads it.
 *
 * Docusaurus merges every imported style sheet into one that all pages load; a link in the head stays with its page.
 */
export default function remarkKatexStyles(): (tree: Parent) => void {
  return (tree) => {
    if (!hasMaths(tree)) return;
    tree.children.unshift({
      type: 'import',
      value: "import KatexStyles from '@site/src/components/KatexStyles';",
    } as Node);
    tree.children.push({ type: 'jsx', value: '<KatexStyles />' } as Node);
  };
}
