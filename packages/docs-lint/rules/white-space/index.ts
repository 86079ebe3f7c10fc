import { fencesOf } from '../../document';
import { inProse } from '../../prose';
import { rewrite, type Rule } from '../../rule';

/** Two spaces break a line within its paragraph. */
const lineBreak = /^\S {2,}\n[ \t]*\S/;

/** Invisible characters shouldn't show up in the diff of two versions. */
export const rule: Rule = {
  about: 'No line ends with a blank or holds a tab, and the file ends with one line break.',
  *document(document) {
    const { text } = document;
    const fences = fencesOf(document);
    const isCode = (at: number): boolean =>
      fences.some(({ start, end }) => start <= at && at < end);
    for (const { index, 0: found } of text.matchAll(/[ \t\r]+(?![^\n])/g)) {
      const breaks = lineBreak.test(text.slice(index - 1));
      yield {
        start: index,
        message: 'spaces at the end of the line',
        fix: breaks ? 'remove them, or write "<br />" where the line should break' : 'remove them',
        edit: breaks ? undefined : { start: index, end: index + found.length, text: '' },
      };
    }
    for (const { 0: lead, index: start } of text.matchAll(/(?<![^\n])[^\S\n\t]*\t/g)) {
      const index = start + lead.length - 1;
      // Markdown takes a tab for the spaces up to the next tab stop, and there's one after every four characters.
      const blanks = ' '.repeat(4 - ((lead.length - 1) % 4));
      if (!isCode(index))
        yield rewrite(
          { start: index, end: index + 1 },
          blanks,
          'a tab indents the line',
          'use spaces',
        );
    }
    for (const { start } of inProse(document, /\t(?<=^[^\t\n]*\S\t)/gm)) {
      const fix = 'use a space, or "|" between the cells of a table';
      yield { start, message: 'readers see the tab as a space', fix };
    }
    const end = text.length;
    if (text !== '' && !text.endsWith('\n'))
      yield rewrite(
        { start: end, end },
        '\n',
        'the file does not end with a line break',
        'add one',
      );
    const blank = /(?<=\n)\n+$/.exec(text);
    if (blank !== null) {
      const message = 'the file ends with blank lines';
      yield rewrite({ start: blank.index, end }, '', message, 'leave one line break');
    }
    for (const { index, 0: found } of text.matchAll(/(?<=\n\n)\n+(?=[^\n])/g)) {
      if (isCode(index - 1)) continue;
      const range = { start: index, end: index + found.length };
      yield rewrite(range, '', 'several blank lines in a row', 'leave one');
    }
  },
};
