import type { HastNode } from '../../fast-build/hast';

function reach(node: HastNode): void {
  if (node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 };
  node.children?.forEach(reach);
}

/**
 * Lets the keyboard reach every table, because on a narrow screen it may scroll in its own box. Where scripts run,
 * `packages/fast-client/page-behavior` takes out those that do not scroll.
 */
export default function rehypeScrollableTables(): (tree: HastNode) => void {
  return reach;
}
