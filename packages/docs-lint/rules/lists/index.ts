import { nodesOf, rangeOf, type Document } from '../../document';
import type { Finding, Rule } from '../../rule';

function checkMark(start: number, mark: string): Finding[] {
  const right = /^\d/.test(mark) ? mark.replace(')', '.') : '-';
  if (mark === right) return [];
  const edit = { start, end: start + mark.length, text: right };
  return [{ start, message: `the item starts with "${mark}"`, fix: `write "${right}"`, edit }];
}

/** Items that Markdown takes for text, because a bracket follows their number. */
function* checkBrackets({ blocks, prose }: Document): Generator<Finding> {
  for (const { start, end } of blocks.filter(({ kind }) => kind === 'paragraph'))
    for (const { 1: lead = '', 2: mark = '', index } of prose
      .slice(start, end)
      .matchAll(/^([ \t]*)(\d+\))(?=[ \t])/gm))
      yield* checkMark(start + index + lead.length, mark);
}

/** Lists look alike in the source, and a new item changes one line. */
export const rule: Rule = {
  name: 'lists',
  about:
    'A list has two items or more, each starts with "-" or "1.", and a blank line comes before it.',
  *document(document) {
    const { blocks, lines, generated } = document;
    for (const list of nodesOf(document, 'list')) {
      const marks = list.children.map((item) => {
        const { start, end } = rangeOf(item);
        const [, lead = '', mark = ''] =
          /^([ \t]*)(\S+)/.exec(document.text.slice(start, end)) ?? [];
        return { start: start + lead.length, mark };
      });
      for (const { start, mark } of marks) yield* checkMark(start, mark);
      // Generated lists have as many items as there are things to list.
      if (!generated && marks[0] && marks.length === 1) {
        yield {
          start: marks[0].start,
          message: 'the list has one item',
          fix: 'write it as a sentence',
        };
      }
      const at = (list.position?.start.line ?? 1) - 1;
      const [before, line] = [lines[at - 1], lines[at]];
      if (!before || !line || /^[ \t]/.test(before.text)) continue;
      if (!blocks.some(({ kind, end }) => kind === 'paragraph' && end === before.end)) continue;
      yield {
        start: line.start,
        message: 'the list follows a text without a blank line',
        fix: 'put a blank line before it',
        edit: { start: line.start, end: line.start, text: '\n' },
      };
    }
    yield* checkBrackets(document);
  },
};
