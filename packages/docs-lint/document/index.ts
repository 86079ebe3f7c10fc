import { parseFrontMatter } from './front-matter';
import { plainText } from './source';
import { linesOf } from './lines';
import { readTree } from './read';
import { treeOf } from './tree';
import type { Document, FrontMatter } from './types';

export * from './types';
export { fencesOf } from './code';
export { parseFrontMatter } from './front-matter';
export { parseFigure } from './figure';
export { stringValue } from './jsx';
export { nodesOf, rangeOf, treeOf } from './tree';
export { documentOfWords } from './words';

/** Whether a document is made of another file: its edit link leads to one that is no document. */
function isGenerated(frontMatter: FrontMatter | undefined): boolean {
  const link = frontMatter?.entries.find(({ key }) => key === 'custom_edit_url')?.value;
  return typeof link === 'string' && /\/edit\/[^/]+\/.+(?<!\.mdx?)$/.test(link);
}

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
    generated: isGenerated(frontMatter),
    frontMatter,
    lines: linesOf(text),
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

/** The value of a front matter entry, if it is a text. */
export function textOf(
  { frontMatter }: Pick<Document, 'frontMatter'>,
  key: string,
): string | undefined {
  const value = frontMatter?.entries.find((entry) => entry.key === key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The words of a range as a reader sees them: marks removed, code and formulas as one square. */
export function visible(document: Document, start: number, end: number): string {
  return document.prose
    .slice(start, end)
    .replace(/\u0001+/g, '◻')
    .replace(/\u0002/g, '');
}
