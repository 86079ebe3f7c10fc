import { text, type HastNode } from '../../../packages/fast-build/hast';

/** A number as a table states it, with or without a unit. Neither a date, nor a release, nor a range. */
const number = /^[−+-]?\$?\d[\d,]*(?:\.\d+)?\s?(?:%|×|(?<= )[a-z]+)?$/i;
const date = /^\d{4}-\d\d-\d\d$/;
const answer = /^(?:yes|no)$/i;
const blank = /^—?$/;

/** From this many columns on, a table scrolls on a phone in any case. */
const scrolling = 4;

/** A text of this many characters takes ten lines and more in the narrowest column. */
const sentence = 60;

const elements = (node: HastNode, ...names: readonly string[]): HastNode[] =>
  (node.children ?? []).filter(({ tagName }) => names.includes(tagName ?? ''));

const valueOf = (cell: HastNode): string => text(cell).trim();

function mark(cells: readonly HastNode[], properties: Readonly<Record<string, string>>): void {
  for (const cell of cells) cell.properties = { ...cell.properties, ...properties };
}

/** Marks a cell that answers yes or no: the stylesheet shows a sign, and everyone else gets the word. */
function markAnswer(cell: HastNode): void {
  mark([cell], { className: `answer-${valueOf(cell).toLowerCase()}` });
  cell.children = [
    { type: 'element', tagName: 'span', properties: {}, children: cell.children ?? [] },
  ];
}

function arrange(table: HastNode): void {
  const [head = [], ...body] = elements(table, 'thead', 'tbody')
    .flatMap((part) => elements(part, 'tr'))
    .map((row) => elements(row, 'th', 'td'));
  for (const [index, header] of head.entries()) {
    const cells = body.flatMap((row) => row[index] ?? []);
    const values = cells.map(valueOf).filter((value) => !blank.test(value));
    if (head.length >= scrolling && values.some(({ length }) => length > sentence)) {
      mark([header], { className: 'text-column' });
    }
    // The first column names its row.
    if (index === 0 || values.length < 2 || header.properties?.['align']) continue;
    if (values.every((value) => number.test(value))) mark([header, ...cells], { align: 'right' });
    else if (values.every((value) => date.test(value))) mark(cells, { nowrap: '' });
    else if (values.length === cells.length && values.every((value) => answer.test(value))) {
      mark([header, ...cells], { align: 'center' });
      cells.forEach(markAnswer);
    }
  }
}

function visit(node: HastNode): void {
  if (node.tagName === 'table') arrange(node);
  else node.children?.forEach(visit);
}

/**
 * Arranges the columns of each table by what they hold: numbers end at the right, so that their digits are below one
 * another, dates stay whole, answers become signs, and sentences get room. The text stays as it was written. A column
 * that the document aligns keeps its alignment.
 */
export default function rehypeTableColumns(): (tree: HastNode) => void {
  return visit;
}
