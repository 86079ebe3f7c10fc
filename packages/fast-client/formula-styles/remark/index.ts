import type { Node, Parent } from 'unist';
import { katexStylesPath } from '../path';

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
  baseUrl,
}: {
  /** Path under which the site is served; starts and ends with a slash. */
  readonly baseUrl: string;
}): (tree: Node) => void {
  const value = `<head><link rel="stylesheet" href="${baseUrl}${katexStylesPath}" /></head>`;
  return (tree) => {
    if (hasMaths(tree)) (tree as Parent).children.push({ type: 'jsx', value } as Node);
  };
}
