import { fencesOf, isIn, matchesIn } from '../../document';
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
    for (const match of matchesIn(document, /[ \t\r]+(?![^\n])/g)) {
      const message = 'spaces at the end of the line';
      const fix = 'remove them, or write "<br />" where the line should break';
      const { start } = match;
      if (lineBreak.test(text.slice(start - 1))) yield { start, message, fix };
      else yield rewrite(match, '', message, 'remove them');
    }
    for (const { text: lead, end } of matchesIn(document, /(?<![^\n])[^\S\n\t]*\t/g)) {
      const start = end - 1;
      // Markdown takes a tab for the spaces up to the next tab stop, and there's one after every four characters.
      const blanks = ' '.repeat(4 - ((lead.length - 1) % 4));
      const message = 'a tab indents the line';
      if (!isIn(fences, start)) yield rewrite({ start, end }, blanks, message, 'use spaces');
    }
    for (const { start } of inProse(document, /\t(?<=^[^\t\n]*\S\t)/gm)) {
      const fix = 'use a space, or "|" between the cells of a table';
      yield { start, message: 'readers see the tab as a space', fix };
    }
    const end = text.length;
    if (text !== '' && !text.endsWith('\n')) {
      const message = 'the file does not end with a line break';
      yield rewrite({ start: end, end }, '\n', message, 'add one');
    }
    for (const match of matchesIn(document, /(?<=\n)\n+(?![^])/g))
      yield rewrite(match, '', 'the file ends with blank lines', 'leave one line break');
    for (const match of matchesIn(document, /(?<=\n\n)\n+(?=[^\n])/g)) {
      const message = 'several blank lines in a row';
      if (!isIn(fences, match.start - 1)) yield rewrite(match, '', message, 'leave one');
    }
  },
};
