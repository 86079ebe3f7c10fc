import type { TableRow } from '../../document';
import type { Finding, Rule } from '../../rule';

function* checkRow(row: TableRow, columns: number, what: string): Generator<Finding> {
  if (row.cells.length === columns) return;
  yield {
    start: row.start,
    message: `${what} has ${row.cells.length} cells, the header has ${columns}`,
    fix: 'write the same number; a "|" inside a cell needs a backslash',
  };
}

/** Screen readers name each cell by its header. */
export const rule: Rule = {
  name: 'tables',
  about: 'A table has a header with words, and every row has the same number of cells.',
  *document(document) {
    for (const { header, delimiter, rows, start, end } of document.tables) {
      const columns = header.cells.length;
      yield* checkRow(delimiter, columns, 'the line below the header');
      for (const row of rows) yield* checkRow(row, columns, 'the row');
      for (const [i, cell] of header.cells.entries()) {
        // The corner above names of rows may be empty.
        if (cell.end > cell.start || (i === 0 && columns > 1)) continue;
        yield {
          start: cell.start,
          message: `the header of column ${i + 1} is empty`,
          fix: 'name what the column holds',
        };
      }
      if (rows.length === 0)
        yield { start, message: 'the table has no rows', fix: 'fill it, or remove it' };
      const before = document.lines.find(
        (line) =>
          line.end + 1 ===
          header.start - (header.start - document.text.lastIndexOf('\n', header.start - 1) - 1),
      );
      if (
        before !== undefined &&
        before.text.replace(/^[ \t>]+/, '') !== '' &&
        before.start >= (document.frontMatter?.end ?? 0)
      ) {
        const at = document.text.lastIndexOf('\n', start - 1) + 1;
        yield {
          start,
          message: 'the table follows a text without a blank line',
          fix: 'put a blank line before it',
          edit: { start: at, end: at, text: '\n' },
        };
      }
      void end;
    }
  },
};
