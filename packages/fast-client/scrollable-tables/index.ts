import type { HastNode } from '../../fast-build/markdown';

function reach(node: HastNode): void {
  if (node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 };
  node.children?.forEach(reach);
}

/**
 * Lets the keyboard reach every table, because on a narrow screen it may scroll in its own box. If scripts run,
 * `packages/fast-client/page-behavior` takes out the ones that don't scroll.
 */
export default function rehypeScrollableTables(): (tree: HastNode) => void {
  return reach;
}
