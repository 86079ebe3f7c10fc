import { matchesIn, nodesOf, piecesOf, positionOf, rangeOf } from '../../document';
import type { Document, Piece, Range } from '../../document';
import { apart, rewrite, type Finding, type Rule } from '../../rule';

function* checkMark(mark: Piece): Generator<Finding> {
  const { text } = mark;
  const right = /^\d/.test(text) ? text.replace(')', '.') : '-';
  if (text !== right) yield rewrite(mark, right, `the item starts with "${text}"`);
}

/** Whether a list is in the line below another one, where its spaces are too few to make it part of an item there. */
const isStray = (text: string, above: Range | undefined, list: Range): boolean =>
  above !== undefined &&
  /^\n+$/.test(text.slice(above.end, list.start)) &&
  /^ /.test(text.slice(list.start));

/** Steps that count from 1 again, because nothing but code or a table in the first column is between them and the steps above. */
function* checkRestarts(document: Document): Generator<Finding> {
  const numbered = nodesOf(document, 'list').filter(({ ordered }) => ordered);
  let { text } = document;
  for (const { start, end } of piecesOf(document, 'code', 'table'))
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  const ends = numbered.map((list) => rangeOf(list).end);
  for (const list of numbered.filter((one) => one.start === 1)) {
    const { start } = rangeOf(list);
    if (!ends.some((end) => end < start && text.slice(end, start).trim() === '')) continue;
    const fix = 'indent what is above to line up with the words of its step';
    yield { start, message: 'the steps start at 1 again', fix };
  }
}

/** Lists look alike in the source, and a new item changes one line. */
export const rule: Rule = {
  about:
    'A list has two items or more, each starts with "-" or "1.", and a blank line comes before it.',
  *document(document) {
    yield* checkRestarts(document);
    const { blocks, text, prose, generated } = document;
    const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
    const lists = nodesOf(document, 'list');
    const strays = new Set<object>();
    for (const [i, list] of lists.entries()) {
      const above = lists[i - 1];
      if (!isStray(text, above && rangeOf(above), rangeOf(list))) continue;
      const { start } = rangeOf(list);
      const lead = /^ +/.exec(text.slice(start))?.[0].length ?? 0;
      const fix = 'indent its items to line up with the words of the item';
      yield { start: start + lead, message: "the list isn't part of the item above it", fix };
      for (const one of lists.slice(i - 1, i + 2)) strays.add(one);
    }
    for (const list of lists) {
      const marks = list.children.flatMap((item) => {
        const { start, end } = rangeOf(item);
        return [...matchesIn({ start, text: text.slice(start, end) }, /(?<=^[ \t]*)\S+/g)];
      });
      const columns = marks.map(({ start }) => positionOf(text, start).column);
      const numbers = marks.map((mark) => parseInt(mark.text));
      for (const [i, mark] of marks.entries()) {
        yield* checkMark(mark);
        if (list.children[i]?.children.length === 0)
          yield { start: mark.start, message: 'the item is empty', fix: 'remove it' };
        const shown = (list.start ?? 1) + i;
        // All may have the same number.
        if (list.ordered && numbers[i] !== shown && numbers[0] !== numbers[1])
          yield rewrite(mark, `${shown}.`, `"${mark.text}" is shown as "${shown}."`);
        if (columns[i] === columns[0]) continue;
        const fix =
          'start it below the words of the item that it belongs to, or in the column of the others';
        const message = 'the item starts in a different column from the others';
        yield { start: mark.start, message, fix };
      }
      // Generated lists have as many items as there are things to list.
      if (!generated && marks[0] && marks.length === 1 && !strays.has(list)) {
        yield {
          start: marks[0].start,
          message: 'the list has one item',
          fix: 'write it as a sentence, or indent what belongs to the item to line up with its words',
        };
      }
      const start = text.lastIndexOf('\n', rangeOf(list).start - 1) + 1;
      const lineBefore = text.lastIndexOf('\n', start - 2) + 1;
      if (/[ \t]/.test(text.charAt(lineBefore))) continue;
      if (!paragraphs.some(({ end }) => end === start - 1)) continue;
      const message = 'the list follows text without a blank line';
      yield apart(text, start, message);
    }
    // Markdown takes an item for text if a bracket follows its number.
    for (const { start, end } of paragraphs) {
      const words = { start, text: prose.slice(start, end) };
      const items = [...matchesIn(words, /(?<=^[ \t]*)\d+\)(?=[ \t])/gm)];
      const [first, second] = items;
      // A sentence that counts may go on with a number in the next line.
      if (first?.start !== start && !(first?.text === '1)' && second)) continue;
      for (const item of items) yield* checkMark(item);
    }
  },
};
