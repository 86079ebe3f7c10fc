import { fencesOf } from '../../document';
import type { Rule } from '../../rule';

/** What cannot be seen should not be in a difference between two versions. */
export const rule: Rule = {
  name: 'white-space',
  about: 'No line ends with a blank or starts with a tab, and the file ends with one line break.',
  *document(document) {
    const { lines, text } = document;
    const fences = fencesOf(document);
    for (const line of lines) {
      const trailing = /[ \t\r]+$/.exec(line.text);
      if (trailing !== null) {
        const start = line.start + trailing.index;
        // Two spaces break a line within its paragraph.
        const breaks = /\S {2,}$/.test(line.text) && /^\n[ \t]*\S/.test(text.slice(line.end));
        yield {
          start,
          message: 'spaces at the end of the line',
          fix: breaks ? 'remove them, or write "\\" where the line should break' : 'remove them',
          ...(breaks ? {} : { edit: { start, end: line.end, text: '' } }),
        };
      }
      const tab = line.text.indexOf('\t');
      const inCode = fences.some(({ start, end }) => start <= line.start && line.start < end);
      if (tab >= 0 && tab < line.text.search(/\S|$/) && !inCode) {
        const start = line.start + tab;
        yield {
          start,
          message: 'a tab indents the line',
          fix: 'use spaces',
          edit: { start, end: start + 1, text: '  ' },
        };
      }
    }
    if (!text.endsWith('\n')) {
      yield {
        start: text.length,
        message: 'the file does not end with a line break',
        fix: 'add one',
        edit: { start: text.length, end: text.length, text: '\n' },
      };
    }
    const extra = /\n{2,}$/.exec(text);
    if (extra !== null) {
      yield {
        start: extra.index + 1,
        message: 'the file ends with blank lines',
        fix: 'leave one line break',
        edit: { start: extra.index + 1, end: text.length, text: '' },
      };
    }
    for (const { index, 0: found } of text.matchAll(/(?<=\n)\n{2,}(?=[^\n])/g)) {
      if (fences.some(({ start, end }) => start <= index && index < end)) continue;
      yield {
        start: index + 1,
        message: 'several blank lines in a row',
        fix: 'leave one',
        edit: { start: index + 1, end: index + found.length, text: '' },
      };
    }
  },
};
