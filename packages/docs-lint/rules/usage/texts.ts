import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { linesOf } from '../../document/lines';
import { parse, SOMETHING, type Document, type Range } from '../../document';

/** Folders with texts that are no documents: what developers and maintainers read. */
const folders = [
  '.github',
  'maintenance',
  'packages',
  'reference',
  'samples',
  'scripts',
  'sidebars',
  'src',
  'tests',
];

/** Text that is wrong on purpose, not ours (such as what readers type), or about the wrong words themselves. */
const skipped =
  /(?:^|\/)(?:node_modules|fixtures)\/|^reference\/data\/|^packages\/docs-lint\/rules\/usage\/|^src\/data\/search-queries\/[\w-]+\.yaml\//;

/** A document of running text without any structure: the ranges are what people read. */
function plain(file: string, text: string, ranges: readonly Range[]): Document {
  const prose = text.replace(/[^\n]/g, ' ').split('');
  for (const { start, end } of ranges)
    for (let i = start; i < end; i += 1) prose[i] = text.charAt(i);
  return {
    file,
    text,
    generated: false,
    frontMatter: undefined,
    lines: linesOf(text),
    // Code is no word, and neither is the star in front of a comment's line.
    prose: prose
      .join('')
      .replace(/`[^`\n]*`/g, (code) => SOMETHING.repeat(code.length))
      .replace(/^(\s*)\*(?=\s)/gm, '$1 '),
    blocks: ranges.map((range) => ({ kind: 'paragraph', ...range })),
    headings: [],
    links: [],
    tags: [],
    fences: [],
    codeSpans: [],
    maths: [],
    tables: [],
    admonitions: [],
    imports: [],
  };
}

/** Comments, and strings that hold a space: the rest of the strings are names. */
function wordsOfCode(file: string, text: string): Range[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, Range>();
  const add = (start: number, end: number): void => {
    ranges.set(start, { start, end });
  };
  const visit = (node: ts.Node): void => {
    for (const comments of [
      ts.getLeadingCommentRanges(text, node.pos),
      ts.getTrailingCommentRanges(text, node.end),
    ])
      for (const { pos, end } of comments ?? []) add(pos + 2, end);
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    if (isText && node.text.trim().includes(' '))
      add(node.getStart() + (ts.isJsxText(node) ? 0 : 1), node.end);
    node.getChildren().forEach(visit);
  };
  visit(source);
  return [...ranges.values()].sort((a, b) => a.start - b.start);
}

/** Values and comments of a YAML file, line by line; keys are names. */
function wordsOfYaml(text: string): Range[] {
  return linesOf(text).flatMap((line) => {
    const key = /^\s*(?:- )?(?:[\w.-]+(?:\([\w,[\]]*\))?:)?\s*(?:\{ text: )?['"]?/.exec(line.text);
    const start = line.start + (key?.[0].length ?? 0);
    return start < line.end ? [{ start, end: line.end }] : [];
  });
}

function read(root: string, file: string): Document | undefined {
  const text = (): string => readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) return parse(file, text());
  if (/\.ya?ml$/.test(file)) return plain(file, text(), wordsOfYaml(text()));
  if (/\.(?:tsx?|cjs|mjs)$/.test(file)) return plain(file, text(), wordsOfCode(file, text()));
  return undefined;
}

/**
 * Reads the texts of the repository that are no documents of the site: descriptions of contracts, comments and
 * messages of the code, what maintainers read.
 *
 * @param root root of the repository
 */
export function readTexts(root: string): Document[] {
  const below = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (skipped.test(`${file}/`)) return [];
      return entry.isDirectory() ? below(file) : [file];
    });
  const files = readdirSync(root).flatMap((name) => {
    const directory = statSync(path.join(root, name)).isDirectory();
    if (directory) return folders.includes(name) ? below(name) : [];
    return [name];
  });
  return files.sort().flatMap((file) => read(root, file) ?? []);
}
