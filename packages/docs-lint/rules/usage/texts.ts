import { readdirSync } from 'node:fs';
import {
  type Block,
  type Document,
  documentOfWords,
  matchesIn,
  piecesOf,
  parse,
  positionOf,
  type Piece,
  type Range,
  somethingMark,
} from '../../document';
import type { Facts } from '../../facts';
import type { Rule, SiteFinding } from '../../rule';
import { sourcesBelow, readText, type Site } from '../../site';

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
      .replace(/`[^`\n]*`|\w+\(\)/g, (code) => somethingMark.repeat(code.length))
      .replace(/^(\s*)\*(?=\s)/gm, '$1 '),
  };
}

/** Comments, strings, and texts in JSX. */
const pieces =
  /\/\/.*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`|(?<=[^=]>)[^<>{}=;]+(?=[<{])/g;

/** What people read of code. A piece without a space is a name. */
const wordsOfCode = (text: string): Range[] =>
  [...matchesIn({ text }, pieces)]
    .filter((piece) => piece.text.trim().includes(' '))
    .map(({ start, end }) => ({ start: start + 1, end }));

/** Comments of a language that needs no compiler to be read: they begin with `#`, `//`, or `/*`. */
const wordsOfComments = (piece: Pick<Piece, 'text' | 'start'>): Range[] => [
  ...matchesIn(piece, /(?:(?<=^|\s)#|(?<!:)\/\/).*|\/\*[^]*?\*\//g),
];

/** The comments in the code of a document, which readers see and copy. */
export const commentsIn = (document: Document): Document =>
  plain(document.file, document.text, piecesOf(document, 'code').flatMap(wordsOfComments));

/** Values and comments of a YAML file, line by line; keys are names. */
function wordsOfYaml(text: string): Range[] {
  const value = /^\s*(?:- )?(?:[\w.-]+(?:\([\w,[\]]*\))?:)?\s*(?:\{ text: )?['"]?/;
  return [...matchesIn({ text }, /.+/g)].flatMap(({ text: line, start, end }) => {
    const lead = value.exec(line)?.[0].length ?? 0;
    return lead < line.length ? [{ start: start + lead, end }] : [];
  });
}

/** Kinds of files, by the ends of their names, and how the texts of each are found. */
const readers: readonly (readonly [RegExp, (file: string, text: string) => Document])[] = [
  [/\.md$/, parse],
  [/\.ya?ml$/, (file, text) => plain(file, text, wordsOfYaml(text))],
  [
    /\.(?:css|graphql|py|sh|sol)$/,
    (file, text) => plain(file, text, wordsOfComments({ start: 0, text })),
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
  const below = sourcesBelow(root, texts.folders, /./);
  // An editor's lock can't be read.
  const top = readdirSync(root).filter((name) => !/^\.[#_]/.test(name));
  return [...top, ...below].sort().flatMap((file) => {
    const reader = readers.find(([end]) => end.test(file))?.[1];
    const isOurs = !skipped.test(file) && !texts.skipped.test(file);
    return reader && isOurs ? [reader(file, readText(root, file))] : [];
  });
}

/** Texts of data that pages show. */
const shown = /(?<=\b(?:label|description|note|title): (['"]))(?:(?!\1)[^\\]|\\.)+/g;

/** What a rule finds in data that pages show: labels of menus, tags, and notes, when everything is checked. */
export function* inData(
  { document: look }: Rule,
  site: Site,
  documents: readonly Document[],
): Generator<SiteFinding> {
  const { root, facts } = site;
  if (!look || documents.length < site.documents.size) return;
  for (const file of sourcesBelow(root, facts.texts.data, /(?<!\.test)\.ts$/)) {
    const text = readText(root, file);
    const document = plain(file, text, [...matchesIn({ text }, shown)]);
    for (const { start, message, fix } of look(document, site))
      yield { file, ...positionOf(text, start), message, fix };
  }
}
