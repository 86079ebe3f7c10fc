import { parseFrontMatter } from './front-matter';
import { plainText } from './source';
import { scanBlocks } from './scan-blocks';
import { scanInline } from './scan-inline';
import { linesOf } from './lines';
import type { Document, FrontMatter } from './types';

export * from './types';
export { parseFigure } from './figure';
export { stringValue } from './tag';
export { documentOfWords } from './words';

/** Whether a document is made of another file: its edit link leads to one that is no document. */
function isGenerated(frontMatter: FrontMatter | undefined): boolean {
  const link = frontMatter?.entries.find(({ key }) => key === 'custom_edit_url')?.value;
  return typeof link === 'string' && /\/edit\/[^/]+\/.+(?<!\.mdx?)$/.test(link);
}

/**
 * Reads a markdown document as Docusaurus 2 understands it (MDX 1, callouts, formulas, ids of headings), with exact
 * offsets. What the real compiler does not accept is kept as text, so that a rule can name it.
 *
 * @param file path from the root of the site
 * @param written content of the file
 */
export function parse(file: string, written: string): Document {
  const text = plainText(written);
  const frontMatter = parseFrontMatter(text);
  const lines = linesOf(text);
  const blocks = scanBlocks(text, lines, frontMatter);
  const inline = scanInline(text, blocks);
  return {
    file,
    text,
    generated: isGenerated(frontMatter),
    frontMatter,
    lines,
    prose: inline.prose,
    blocks: blocks.pieces,
    headings: blocks.headings,
    links: inline.links,
    tags: inline.tags,
    fences: blocks.fences,
    codeSpans: inline.codeSpans,
    maths: [...blocks.maths, ...inline.maths].sort((a, b) => a.start - b.start),
    tables: blocks.tables,
    admonitions: blocks.admonitions,
    imports: blocks.imports,
  };
}

/** Line and column of an offset, both from 1; a column counts characters. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** The value of a front matter entry, if it is a text. */
export function textOf(document: Document, key: string): string | undefined {
  const value = document.frontMatter?.entries.find((entry) => entry.key === key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The words of a range as a reader sees them: marks removed, code and formulas as one square. */
export function visible(document: Document, start: number, end: number): string {
  return document.prose
    .slice(start, end)
    .replace(/\u0001+/g, '◻')
    .replace(/\u0002/g, '');
}
