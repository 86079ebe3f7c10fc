import type { Rule } from '../../rule';
import { nearest } from '../../site/resolve';

const kinds = new Set(['note', 'tip', 'info', 'caution', 'danger']);

/** Without its blank lines, a callout becomes part of the text around it. */
export const rule: Rule = {
  name: 'callouts',
  about: 'A callout has a known kind and a title, is closed, and has blank lines inside.',
  *document(document) {
    for (const { start, end, kind, title, close } of document.admonitions) {
      if (kind === '') {
        yield {
          start,
          message: 'this line closes no callout',
          fix: 'remove it, or open one before it',
        };
        continue;
      }
      if (!kinds.has(kind)) {
        const like = kind === 'warning' ? 'caution' : nearest(kind, kinds);
        yield {
          start,
          message: `there is no callout "${kind}"`,
          fix: like === undefined ? `choose ${[...kinds].join(', ')}` : `write ":::${like}"`,
        };
      }
      if (title.end === title.start)
        yield {
          start,
          message: 'the callout has no title',
          fix: 'write what it is about after the kind',
        };
      if (close === undefined) {
        yield { start, message: 'the callout is not closed', fix: 'end it with a line ":::"' };
        continue;
      }
      if (!document.text.startsWith('\n\n', end)) {
        yield {
          start,
          message: 'no blank line follows the title',
          fix: 'add one',
          edit: { start: end, end, text: '\n' },
        };
      }
      const before = document.text.slice(0, close.start);
      if (!/\n[ \t]*\n[ \t]*$/.test(before)) {
        yield {
          start: close.start,
          message: 'the end of the callout has no blank line before it',
          fix: 'add one',
          edit: { start: close.start, end: close.start, text: '\n' },
        };
      }
      if (
        /\n[ \t]*\n[ \t]*\n?[ \t]*$/.test(before) &&
        document.text.slice(end, close.start).trim() === ''
      ) {
        yield { start, message: 'the callout is empty', fix: 'fill it, or remove it' };
      }
    }
  },
};
