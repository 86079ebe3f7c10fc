import { readdirSync } from 'node:fs';
import {
  type Block,
  type Document,
  documentOfWords,
  nodesOf,
  parse,
  type Range,
  rangeOf,
  somethingMark,
} from '../../document';
import type { Facts } from '../../facts';
import { sourcesBelow, readText } from '../../site';

/** Text that is wrong on purpose, someone else's, or about the wrong words themselves. */
const skipped = /(?:^|\/)(?:node_modules|fixtures)\/|^packages\/docs-lint\/rules\/usage\//;

/** A document of running text: the ranges are what people read. */
function plain(file: string, text: string, ranges: readonly Range[]): Document {
  const blocks = ranges.map((range): Block => ({ kind: 'paragraph', ...range }));
  const document = documentOfWords(file, text, blocks);
  return {
    ...document,
    // Code is no word, and neither is the star in front of a comment's line.
    prose: document.prose
      .replace(/`[^`\n]*`/g, (code) => somethingMark.repeat(code.length))
      .replace(/^(\s*)\*(?=\s)/gm, '$1 '),
  };
}

/** Comments, strings, and texts in JSX. */
const pieces =
  /\/\/.*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`|(?<=[^=]>)[^<>{}=;]+(?=[<{])/g;

/** What people read of code. A piece without a space is a name. */
const wordsOfCode = (text: string): Range[] =>
  [...text.matchAll(pieces)]
    .filter(([piece]) => piece.trim().includes(' '))
    .map(({ 0: piece, index }) => ({ start: index + 1, end: index + piece.length }));

/** Comments of a language that needs no compiler to be read: they begin with `#`, `//`, or `/*`. */
const wordsOfComments = (text: string, { start, end }: Range): Range[] =>
  [...text.slice(start, end).matchAll(/(?:(?<=^|\s)#|(?<!:)\/\/).*|\/\*[^]*?\*\//g)].map(
    ({ 0: found, index }) => ({ start: start + index, end: start + index + found.length }),
  );

/** The comments in the code of a document, which readers see and copy. */
export const commentsIn = (document: Document): Document =>
  plain(
    document.file,
    document.text,
    nodesOf(document, 'code').flatMap((code) => wordsOfComments(document.text, rangeOf(code))),
  );

/** Values and comments of a YAML file, line by line; keys are names. */
function wordsOfYaml(text: string): Range[] {
  return [...text.matchAll(/.+/g)].flatMap(({ 0: line, index }) => {
    const key = /^\s*(?:- )?(?:[\w.-]+(?:\([\w,[\]]*\))?:)?\s*(?:\{ text: )?['"]?/.exec(line);
    const [start, end] = [index + (key?.[0].length ?? 0), index + line.length];
    return start < end ? [{ start, end }] : [];
  });
}

/** Kinds of files, by the ends of their names, and how the texts of each are found. */
const readers: readonly (readonly [RegExp, (file: string, text: string) => Document])[] = [
  [/\.md$/, parse],
  [/\.ya?ml$/, (file, text) => plain(file, text, wordsOfYaml(text))],
  [
    /\.(?:css|graphql|py|sh|sol)$/,
    (file, text) => plain(file, text, wordsOfComments(text, { start: 0, end: text.length })),
  ],
  [/\.(?:tsx?|cjs|mjs)$/, (file, text) => plain(file, text, wordsOfCode(text))],
];

/**
 * Reads the texts of the repository that are no documents of the site: descriptions of contracts, comments and
 * messages of the code, what maintainers read.
 *
 * @param root root of the repository
 * @param texts which of them
 */
export function readTexts(root: string, texts: Facts['texts']): Document[] {
  const below = texts.folders.flatMap((folder) => sourcesBelow(root, folder, /./));
  // An editor's lock can't be read.
  const top = readdirSync(root).filter((name) => !/^\.[#_]/.test(name));
  return [...top, ...below].sort().flatMap((file) => {
    const reader = readers.find(([end]) => end.test(file))?.[1];
    const isOurs = !skipped.test(file) && !texts.skipped.test(file);
    return reader && isOurs ? [reader(file, readText(root, file))] : [];
  });
}
