import { nodesOf, rangeOf, treeOf, type Document, type Nodes, type Range } from '../../document';
import { apart, type Finding, type Rule } from '../../rule';

/** The header of a table and the line below it, in text. */
const tableInText = /^(.*\|.*)\n[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m;

function* checkRow(hides: Range, cells: number, columns: number, what: string): Generator<Finding> {
  if (cells === columns) return;
  yield {
    start: hides.start,
    hides,
    message: `${what} has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the header has ${columns}`,
    fix: 'write the same number; in a cell, a "|" needs a backslash, and a new line is "<br />"',
  };
}

function* checkTable(text: string, table: Nodes['table']): Generator<Finding> {
  const { start } = rangeOf(table);
  const [header, ...rows] = table.children;
  const columns = header?.children.length ?? 0;
  const below = text.indexOf('\n', start) + 1;
  const belowStart = below + text.slice(below).search(/[^ \t>]/);
  yield* checkRow(
    { start: belowStart, end: belowStart },
    table.align?.length ?? 0,
    columns,
    'the line below the header',
  );
  for (const row of rows) yield* checkRow(rangeOf(row), row.children.length, columns, 'the row');
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

/** A line that is written like the row of a table. */
const rowInText = /^[ \t>]*\|(?: .*|.*\|[ \t]*)$/m;

/** Tables that Markdown takes for text, because one comes right before them, or because they have no line of dashes. */
function* checkText({ blocks, text }: Document): Generator<Finding> {
  for (const { kind, start, end } of blocks) {
    if (kind !== 'paragraph' && kind !== 'item') continue;
    const first = text.lastIndexOf('\n', start) + 1;
    const found = tableInText.exec(text.slice(first, end));
    if (!found) {
      const row = rowInText.exec(text.slice(first, end));
      const message = "the row isn't part of a table";
      const fix =
        'write "| --- | --- |" below the header, each row in one line, and no blank lines between rows';
      const at = first + (row?.index ?? 0) + (row?.[0].indexOf('|') ?? 0);
      if (row) yield { start: at, message, fix, hides: { start: at + 1, end } };
      continue;
    }
    const at = first + found.index;
    const header = at + found[0].search(/[^ \t>]/);
    const message = 'the table follows text without a blank line';
    yield { ...apart(text, at, message), start: header };
    const tree = treeOf(text.slice(0, end), header);
    for (const table of nodesOf({ tree }, 'table')) yield* checkTable(text, table);
  }
}

/** Screen readers name each cell by its header. */
export const rule: Rule = {
  about: 'A table has a header with words, and every row has the same number of cells.',
  *document(document) {
    for (const table of nodesOf(document, 'table')) yield* checkTable(document.text, table);
    yield* checkText(document);
  },
};
