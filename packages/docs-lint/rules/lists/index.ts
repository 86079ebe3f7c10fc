import type { Document, Line } from '../../document';
import type { Finding, Rule } from '../../rule';

/** An item of a list by its line. */
interface Item {
  readonly at: number;
  readonly line: Line;
  /** Blanks and quotation marks in front. */
  readonly lead: string;
  readonly mark: string;
}

function itemsOf({ lines, blocks }: Document): Item[] {
  const starts = blocks.filter(({ kind }) => kind === 'item').map(({ start }) => start);
  return lines.flatMap((line, at) => {
    const found = /^([ \t>]*)([-*+]|\d+[.)])[ \t]+(?=\S)/.exec(line.text);
    const inText = starts.some((start) => start >= line.start && start <= line.end);
    return found === null || !inText
      ? []
      : [{ at, line, lead: found[1] ?? '', mark: found[2] ?? '' }];
  });
}

const isNumber = ({ mark }: Item): boolean => /\d/.test(mark);

/** Whether two items belong to one list: nothing between them is less indented than their content. */
function together(document: Document, a: Item, b: Item): boolean {
  if (isNumber(a) !== isNumber(b)) return false;
  return !document.lines
    .slice(a.at + 1, b.at)
    .some(
      ({ text }) => /\S/.test(text) && (/^[ \t>]*/.exec(text)?.[0].length ?? 0) <= a.lead.length,
    );
}

/** Whether an item has another one in its list, in front of it or behind. */
function hasSibling(document: Document, items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item === undefined) return false;
  const next = items.slice(index + 1).find(({ lead }) => lead.length <= item.lead.length);
  const before = items
    .slice(0, index)
    .reverse()
    .find(({ lead }) => lead.length <= item.lead.length);
  return (
    (next?.lead.length === item.lead.length && together(document, item, next)) ||
    (before?.lead.length === item.lead.length && together(document, before, item))
  );
}

function* checkBefore(document: Document, { at, line }: Item): Generator<Finding> {
  const before = document.lines[at - 1];
  if (before === undefined || /^[ \t]+/.test(before.text)) return;
  const follows = document.blocks.some(
    ({ kind, start, end }) => kind === 'paragraph' && start < line.start && end === before.end,
  );
  if (!follows) return;
  yield {
    start: line.start,
    message: 'the list follows a text without a blank line',
    fix: 'put a blank line before it',
    edit: { start: line.start, end: line.start, text: '\n' },
  };
}

/** Lists look alike in the source, and a new item changes one line. */
export const rule: Rule = {
  name: 'lists',
  about:
    'A list has two items or more, each starts with "-" or "1.", and a blank line comes before it.',
  *document(document) {
    const items = itemsOf(document);
    for (const [i, item] of items.entries()) {
      const { line, lead, mark } = item;
      const start = line.start + lead.length;
      const right = isNumber(item) ? mark.replace(')', '.') : '-';
      if (mark !== right) {
        yield {
          start,
          message: `the item starts with "${mark}"`,
          fix: `write "${right}"`,
          edit: { start, end: start + mark.length, text: right },
        };
      }
      yield* checkBefore(document, item);
      // Generated lists have as many items as there are things to list.
      if (!document.generated && !hasSibling(document, items, i)) {
        yield { start, message: 'the list has one item', fix: 'write it as a sentence' };
      }
    }
  },
};
