import type { Block, Document } from '../../document';
import { inProse } from '../../prose';
import type { Rule } from '../../rule';

const straight: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
};

const curly = /[“”„«»‘’‚]/g;
const dash =
  /[–—―]|(?<=[\p{L}.,)\u0001\u0002] )--?(?= [\p{L}(\u0001\u0002])|(?<=\d )--?(?= \p{L})|(?<=\p{L} )--?(?= \d)/gu;
const exclamation = /(?<=[\p{L}\d)\u0001\u0002])!(?![=[])/gu;
const singleQuotes = /(?<![\p{L}\d\u0001\u0002])'[^'\n]{1,60}'(?![\p{L}\d])/gu;
const spaceBefore = /(?<=[\p{L}\d)]) +[,;:.?](?=\s|$)/gu;
const doubleSpace = /(?<=\S) {2,}(?=\S)/g;

/** Whether quotes around or in a text are marks of a language: YAML's in front matter, TypeScript's in a figure. */
const isQuoted = ({ file }: Document, { kind }: Block): boolean =>
  kind === 'title' || kind === 'description' || !/\.mdx?$/.test(file);

/** Marks that search, code and screen readers take alike. */
export const rule: Rule = {
  name: 'punctuation',
  about:
    'Quotes are straight and double; no dash joins sentences; no exclamation mark; no space before a comma.',
  words: true,
  *document(document) {
    for (const { start, end, text, block } of inProse(document, curly)) {
      const right = straight[text] ?? '"';
      yield {
        start,
        message: `"${text}" is curly`,
        fix: `write ${right}`,
        ...(isQuoted(document, block) ? {} : { edit: { start, end, text: right } }),
      };
    }
    for (const { start, text } of inProse(document, dash)) {
      yield {
        start,
        message: `the dash "${text}" is used as punctuation`,
        fix: 'use a colon, a comma, or a new sentence; for a range, "to"',
      };
    }
    for (const { start, end, block } of inProse(document, exclamation)) {
      const closes = end === block.end || /^\s/.test(document.text.slice(end, end + 1));
      yield {
        start,
        message: 'an exclamation mark raises the voice',
        fix: 'end the sentence with a period',
        ...(closes ? { edit: { start, end, text: '.' } } : {}),
      };
    }
    for (const { start, end, text, block } of inProse(document, singleQuotes)) {
      // In front matter these are YAML's.
      if (isQuoted(document, block) && start === block.start && end === block.end) continue;
      const right = `"${text.slice(1, -1)}"`;
      yield {
        start,
        message: `${text} has single quotes`,
        fix: `write ${right}`,
        ...(isQuoted(document, block)
          ? {}
          : {
              edit: [
                { start, end: start + 1, text: '"' },
                { start: end - 1, end, text: '"' },
              ],
            }),
      };
    }
    for (const { start, end, text } of inProse(document, spaceBefore)) {
      yield {
        start,
        message: `there is a space before "${text.trim()}"`,
        fix: 'remove it',
        edit: { start, end, text: text.trim() },
      };
    }
    for (const { start, end, block } of inProse(document, doubleSpace)) {
      if (block.kind === 'title' || block.kind === 'description') continue;
      yield {
        start,
        message: 'there are several spaces in a row',
        fix: 'write one',
        edit: { start, end, text: ' ' },
      };
    }
  },
};
