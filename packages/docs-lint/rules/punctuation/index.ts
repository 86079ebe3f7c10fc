import { matchesIn, nodesOf, rangeOf, type Block, type Document } from '../../document';
import { inProse, isPlain } from '../../prose';
import { rewrite, type Rule } from '../../rule';

const curly = /[“”„«»‘’‚´]/g;
const dash =
  /(?<=.)[–—―]|(?<=[\p{L}.,)\u0001\u0002] )--?(?= [\p{L}(\u0001\u0002])|(?<=\d )--?(?= \p{L})|(?<=\p{L} )--?(?= \d)/gu;
const exclamation = /(?<=[\p{L}\d)\u0001\u0002])!(?![=[])/gu;
/** Not the sign in front of a decade, as in '90s. */
const singleQuotes = /(?<![\p{L}\d\u0001\u0002])'(?!\d\ds)[^'\n]{1,60}'(?![\p{L}\d])/gu;
const spaceBefore = /(?<=[\p{L}\d)]) +[,;:.?](?=\s|$)/gu;
const doubledMark = /(?<=[\p{L}\d)])(?:\.\.|,,|;;)(?=\s|$)/gu;
const spaceMissing = /(?<=\p{Ll}{2})(?:[,;](?=\p{L}{2})|[.?](?=\p{Lu}\p{Ll}))/gu;
const doubleSpace = /(?<=\S) {2,}(?=\S)/g;

/** What a word processor turns quotes and double hyphens into. Neither works in a shell or a compiler. */
const typeset = /[“”„‘’‚]|(?<!\S)(?:[–—]{2}|[–—](?=\w))/g;

/** Whether quotes around or in a text are marks of a language: YAML's in front matter, TypeScript's in a figure. */
const isQuoted = ({ file }: Document, block: Block): boolean =>
  isPlain(block) || !/\.mdx?$/.test(file);

/** Marks that search, code and screen readers take alike. */
export const rule: Rule = {
  about:
    'Quotes are straight and double; no dash joins sentences; no exclamation mark; no space before a comma.',
  words: true,
  *document(document) {
    for (const match of inProse(document, curly)) {
      const right = /[‘’‚´]/.test(match.text) ? "'" : '"';
      const isSafe = !isQuoted(document, match.block);
      yield rewrite(match, right, `"${match.text}" is curly`, `write ${right}`, isSafe);
    }
    const texts = nodesOf(document, 'code').filter(
      ({ lang }) => !/^(?:text|diff)$/.test(lang ?? ''),
    );
    for (const { start, end } of [...texts, ...nodesOf(document, 'inlineCode')].map(rangeOf)) {
      const code = { start, text: document.text.slice(start, end) };
      for (const { start: at, text: found } of matchesIn(code, typeset)) {
        const right = /[–—]/.test(found) ? '--' : /[‘’‚]/.test(found) ? "'" : '"';
        const message = `"${found}" in code isn't what a program reads`;
        yield { start: at, message, fix: `write ${right}` };
      }
    }
    for (const { start, end, text, block } of inProse(document, dash)) {
      // A cell that holds nothing.
      if (block.kind === 'cell' && start === block.start && end === block.end) continue;
      yield {
        start,
        message: `the dash "${text}" is used as punctuation`,
        fix: 'use a colon, a comma, or a new sentence; for a range, "to"',
      };
    }
    for (const match of inProse(document, exclamation)) {
      const closes = match.end === match.block.end || /\s/.test(document.text.charAt(match.end));
      const message = 'an exclamation mark raises the voice';
      yield rewrite(match, '.', message, 'end the sentence with a period', closes);
    }
    for (const match of inProse(document, singleQuotes)) {
      const { start, end, text, block } = match;
      const isCode = isQuoted(document, block);
      // A quotation in another one.
      if (document.prose.slice(block.start, start).split('"').length % 2 === 0) continue;
      if (isCode && start === block.start && end === block.end) continue;
      const right = `"${document.text.slice(start + 1, end - 1)}"`;
      const fix = `write "${text.slice(1, -1)}"`;
      yield rewrite(match, right, `${text} has single quotes`, fix, !isCode);
    }
    for (const match of inProse(document, spaceBefore)) {
      const mark = match.text.trim();
      yield rewrite(match, mark, `there is a space before "${mark}"`, 'remove it');
    }
    for (const match of inProse(document, doubledMark))
      yield rewrite(match, match.text.charAt(0), `"${match.text}" is doubled`);
    for (const match of inProse(document, spaceMissing))
      yield rewrite(match, `${match.text} `, `no space follows "${match.text}"`, 'write one');
    for (const match of inProse(document, doubleSpace)) {
      if (!isPlain(match.block))
        yield rewrite(match, ' ', 'there are several spaces in a row', 'write one');
    }
  },
};
