import { nodesOf, rangeOf, treeOf, type Document, type Nodes } from '../../document';
import type { Finding, Rule } from '../../rule';

/** The line below the header. */
const delimiter = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

function* checkRow(
  start: number,
  cells: number,
  columns: number,
  what: string,
): Generator<Finding> {
  if (cells === columns) return;
  yield {
    start,
    message: `${what} has ${cells} cells, the header has ${columns}`,
    fix: 'write the same number; a "|" inside a cell needs a backslash',
  };
}

function* checkTable({ lines, text }: Document, table: Nodes['table']): Generator<Finding> {
  const { start } = rangeOf(table);
  const [header, ...rows] = table.children;
  const columns = header?.children.length ?? 0;
  const below = lines[table.position?.start.line ?? 0];
  const belowStart = (below?.start ?? start) + (below?.text.search(/[^ \t>]/) ?? 0);
  yield* checkRow(belowStart, table.align?.length ?? 0, columns, 'the line below the header');
  for (const row of rows)
    yield* checkRow(rangeOf(row).start, row.children.length, columns, 'the row');
  for (const [i, cell] of (header?.children ?? []).entries()) {
    // The corner above names of rows may be empty.
    if (cell.children.length > 0 || (i === 0 && columns > 1)) continue;
    yield {
      start: text.lastIndexOf('|', rangeOf(cell).start - 1) + 1,
      message: `the header of column ${i + 1} is empty`,
      fix: 'name what the column holds',
    };
  }
  if (rows.length === 0)
    yield { start, message: 'the table has no rows', fix: 'fill it, or remove it' };
}

/** Tables that Markdown takes for text, because one comes right before them. */
function* checkText(document: Document): Generator<Finding> {
  const { blocks, lines, text } = document;
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'item') continue;
    const inside = lines.filter(({ start, end }) => block.start < end && start < block.end);
    const below = inside.findIndex((line, i) => i > 0 && delimiter.test(line.text));
    const header = inside[below - 1];
    if (!header?.text.includes('|')) continue;
    const { start: at } = header;
    const start = at + header.text.search(/[^ \t>]/);
    yield {
      start,
      message: 'the table follows a text without a blank line',
      fix: 'put a blank line before it',
      edit: { start: at, end: at, text: '\n' },
    };
    const tree = treeOf(text.slice(0, block.end), start);
    for (const table of nodesOf({ tree }, 'table')) yield* checkTable(document, table);
  }
}

/** Screen readers name each cell by its header. */
export const rule: Rule = {
  name: 'tables',
  about: 'A table has a header with words, and every row has the same number of cells.',
  *document(document) {
    for (const table of nodesOf(document, 'table')) yield* checkTable(document, table);
    yield* checkText(document);
  },
};
