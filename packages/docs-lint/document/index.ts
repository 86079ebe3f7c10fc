import { parseFrontMatter } from './front-matter';
import { isIn, matchesIn, plainText } from './source';
import { readTree } from './read';
import { piecesOf, treeOf } from './tree';
import type { Document, FrontMatterEntry, Match } from './types';

export * from './types';
export { elementOf, isVoid, unbalancedTags } from './balance';
export { fencesOf, type Fence } from './code';
export { conflict, parseFrontMatter } from './front-matter';
export { attributeText, stringOf } from './jsx';
export { isIn, matchesIn } from './source';
export { nodesOf, piecesOf, rangeOf, treeOf } from './tree';
export { documentOfWords, parseFigure } from './words';

/**
 * Reads a Markdown document with the compiler of Docusaurus 2 (MDX 1, callouts, formulas), with exact offsets. What the
 * compiler doesn't accept is kept, so that a rule can name it.
 *
 * @param file path from the root of the site
 * @param written content of the file
 */
export function parse(file: string, written: string): Document {
  const text = plainText(written);
  const frontMatter = parseFrontMatter(text);
  const tree = treeOf(text, frontMatter?.end ?? 0);
  return {
    file,
    text,
    // The edit link leads to the file that the document is made from, which isn't a document.
    generated: /\/edit\/[^/]+\/.+(?<!\.mdx?)$/.test(
      textOf({ frontMatter }, 'custom_edit_url') ?? '',
    ),
    frontMatter,
    tree,
    ...readTree(text, tree, frontMatter),
  };
}

/** Line and column of an offset, both from 1; a column counts characters. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** An entry of the front matter, if there is one. */
export function entryOf(
  { frontMatter }: Pick<Document, 'frontMatter'>,
  key: string,
): FrontMatterEntry | undefined {
  return frontMatter?.entries.find((entry) => entry.key === key);
}

/** The value of a front matter entry, if it is a text. */
export function textOf(document: Pick<Document, 'frontMatter'>, key: string): string | undefined {
  const value = entryOf(document, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The words of a range as a reader sees them: marks removed, code and formulas as one square. */
export function visible(document: Document, start: number, end: number): string {
  return document.prose
    .slice(start, end)
    .replace(/\u0001+/g, '◻')
    .replace(/\u0002/g, '');
}

/**
 * Looks for a pattern in a document, and in what its readers see, because marks, tags, and code may split a word. What is
 * found in that alone is where its paragraph begins.
 *
 * @param pattern with the flag `g`
 */
export function* matchesSeen(document: Document, pattern: RegExp): Generator<Match> {
  yield* matchesIn(document, pattern);
  const spans = piecesOf(document, 'inlineCode');
  for (const { start, end } of document.blocks) {
    const source = document.text.slice(start, end);
    const code = spans.filter((span) => start <= span.start && span.end <= end);
    const text = document.prose
      .slice(start, end)
      .replace(/[\u0001\u0002]/g, (_, i: number) =>
        isIn(code, start + i) ? source.charAt(i).replace('`', '') : '',
      );
    for (const match of matchesIn({ text }, pattern))
      if (!source.includes(match.text)) yield { ...match, start, end };
  }
}
