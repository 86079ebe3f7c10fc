import type { HastNode } from '../../fast-build/markdown';

/** What parts of a table are, except for headings: one in the body names its row. */
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
 * `packages/fast-client/page-behavior` takes out the ones that don't scroll. And says of its parts what they are: where a
 * stylesheet shows rows as blocks, browsers may forget that these are rows.
 */
export default function rehypeScrollableTables(): (tree: HastNode) => void {
  return (tree) => mark(tree);
}
