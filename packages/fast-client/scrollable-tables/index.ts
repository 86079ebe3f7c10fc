import type { HastNode } from '../../fast-build/markdown';

/** ARIA roles of the parts of a table, except for header cells: one in the body is a header of its row. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

function mark(node: HastNode, part?: string): void {
  const { tagName = '', children = [] } = node;
  const heading = part === 'tbody' ? 'rowheader' : 'columnheader';
  const role = tagName === 'th' ? heading : roles[tagName];
  if (role !== undefined) node.properties = { ...node.properties, role };
  if (tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 };
  for (const child of children) mark(child, roles[tagName] === 'rowgroup' ? tagName : part);
}

/**
 * Lets the keyboard reach every table, because on a narrow screen it may scroll in its own box. If scripts run,
 * `packages/fast-client/page-behavior` takes out the ones that don't scroll. It also gives the parts their roles,
 * because browsers may no longer treat rows as rows if a stylesheet shows them as blocks.
 */
export default function rehypeScrollableTables(): (tree: HastNode) => void {
  return (tree) => mark(tree);
}
