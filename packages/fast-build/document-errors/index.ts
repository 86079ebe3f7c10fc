import path from 'node:path';
import { transformSync, type TransformFailure } from 'esbuild';
import {
  nodesOf,
  parse,
  parseFrontMatter,
  plainText,
  positionOf,
  rangeOf,
  unbalancedTags,
  type Document,
} from '../../docs-lint/markdown';
import { formatProblem } from '../../files';

/** An error as MDX and its plugins throw it. Line numbers start after the front matter. */
type CompileError = Error & { readonly line?: number; readonly column?: number };

/** What is wrong at a place of a text, and what to write instead. */
interface Finding {
  readonly offset: number;
  readonly message: string;
  /** Left out where the message already says it. */
  readonly fix?: string | undefined;
}

/** The compiler's message, without the path, the place in the generated code, and that code. */
const saidBy = (error: Error & Partial<TransformFailure>): string =>
  (error.errors?.[0]?.text ?? error.message.split('\n')[0] ?? '')
    .replace(/^(?:\S+\.mdx?|unknown): /, '')
    .replace(/\s*\(\d+:\d+\)\.?$/, '');

const startOfLine = (text: string, line: number): number =>
  text.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0);

/** Offset of the first error in code; undefined if there is none. */
function errorIn(code: string): number | undefined {
  try {
    transformSync(code, { loader: 'tsx', tsconfigRaw: '{}', logLevel: 'silent' });
    return undefined;
  } catch (failure) {
    const [{ location, text = '' } = {}] = (failure as TransformFailure).errors;
    // Markdown between a tag and its end puts them into two pieces: `unbalancedTags` looks at both.
    if (text.includes('tag does not match opening')) return undefined;
    const { line = 1, column = 0, lineText = '' } = location ?? {};
    // The compiler counts bytes.
    return startOfLine(code, line) + Buffer.from(lineText).subarray(0, column).toString().length;
  }
}

/** The first piece of code in a document that is wrong by itself: an import, an export, or raw JSX. */
function wrongCode(document: Document): Pick<Finding, 'offset' | 'fix'> | undefined {
  for (const { start, end } of document.imports) {
    const found = errorIn(document.text.slice(start, end));
    if (found === undefined) continue;
    return {
      offset: Math.min(start + found, end - 1),
      fix: 'fix the import or export, and put a blank line below it',
    };
  }
  for (const node of nodesOf(document, 'jsx')) {
    const found = errorIn(`<>${node.value}</>`);
    if (found === undefined) continue;
    const offset = rangeOf(node).start + Math.max(0, found - '<>'.length);
    return { offset, fix: 'write it as JSX, or put it in a code span' };
  }
  return undefined;
}

/** Finds the file of an import as the site's compiler does, and fails if there is none. */
export type Resolve = (folder: string, request: string) => Promise<unknown>;

/** Names of modules in a text that is written like an import, be it in a block of code. */
const importLike = /^import\b(?:[\w\s{},*$]*\bfrom)?\s*(['"])([^'"\n]+)\1/gm;

/** What isn't there of a module and the loaders in front of it, as in `!!raw-loader!./file`. */
async function missingPart(
  name: string,
  file: string,
  resolve: Resolve,
): Promise<string | undefined> {
  const requests = name.replace(/^-?!+/, '').split('!');
  const found = requests.map((request) => resolve(path.dirname(file), request));
  const outcomes = await Promise.allSettled(found);
  return requests.find((_, index) => outcomes[index]?.status === 'rejected');
}

/** The first import of a document that leads nowhere. */
async function missingImport(
  { source, file }: Written,
  resolve: Resolve,
): Promise<Finding | undefined> {
  const missing = new Map<string, string>();
  for (const [, , name = ''] of source.matchAll(importLike)) {
    const part = await missingPart(name, file, resolve);
    if (part !== undefined) missing.set(name, part);
  }
  // Reading each document as a whole would take 1.5 s of a build.
  if (missing.size === 0) return undefined;
  const { imports, text } = parse(file, source);
  for (const { fromRange } of imports) {
    const part = missing.get(text.slice(fromRange.start, fromRange.end));
    if (part === undefined) continue;
    const isFile = /^(?:@site|\.{1,2})\//.test(part);
    const fix = isFile ? 'fix the path' : 'fix the name, or import something that is installed';
    return { offset: fromRange.start, message: `there is no "${part}"`, fix };
  }
  return undefined;
}

/** Five lines of a text around a place, with a caret below the line in the middle. */
function frame(text: string, line: number, column: number): string {
  const lines = text.split('\n');
  const first = Math.max(1, line - 2);
  const last = Math.min(lines.length, line + 2);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index;
      const start = Math.max(0, number === line ? column - 60 : 0);
      const shown = `${start > 0 ? '…' : ''}${content.slice(start, start + 100)}`;
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`;
      if (number !== line) return [row.trimEnd()];
      const blanks = ' '.repeat(column - 1 - start + (start > 0 ? 1 : 0));
      return [row, `  ${' '.repeat(width)} | ${blanks}^`];
    })
    .join('\n');
}

/** Where in a document an error is, or undefined if nothing says so. */
function findingOf(error: CompileError, document: Document): Finding | undefined {
  const { text, links, tree, frontMatter } = document;
  const message = saidBy(error);
  if (error.line !== undefined) {
    // The compiler gets the text without the blank lines at its start.
    const body = text.slice(frontMatter?.end ?? 0).trimStart();
    const start = text.length - body.length;
    return {
      offset: start + startOfLine(body, error.line) + (error.column ?? 1) - 1,
      message,
      // Errors from the site's own steps already say what to write.
      fix: message.startsWith('KaTeX') ? 'fix the formula' : undefined,
    };
  }
  const [, image] = /^Image (.+) used in /.exec(message) ?? [];
  if (image !== undefined) {
    const name = path.posix.basename(image);
    const ends = [name, encodeURI(name)];
    const link = links.find(({ target }) => ends.some((end) => target.endsWith(end)));
    return {
      offset: link ? link.targetRange.start + link.target.lastIndexOf('/') + 1 : 0,
      message: `there is no image "${image}"`,
      fix: 'fix its path, or add the file',
    };
  }
  if (/^Markdown (?:link|image) URL is mandatory/.test(message)) {
    const empty = links.find(({ target }) => target === '');
    return {
      offset: empty?.targetRange.start ?? 0,
      message: 'the link leads nowhere',
      fix: 'name its target',
    };
  }
  const [unbalanced] = unbalancedTags(document, tree);
  if (unbalanced) return { ...unbalanced, offset: unbalanced.tag.start };
  const wrong = wrongCode(document);
  return wrong && { ...wrong, message };
}

/** A document as it is written, and where. */
export interface Written {
  readonly source: string;
  /** Its path. */
  readonly file: string;
  /** Folder of the site. */
  readonly root: string;
}

const nameOf = ({ file, root }: Written): string =>
  path.relative(root, file).split(path.sep).join('/');

/** An error without a stack, because a place in the compiler doesn't help a writer. */
const withoutStack = (message: string): Error =>
  Object.assign(new Error(message), { hideStack: true, stack: message });

function errorAt({ offset, message, fix }: Finding, document: Written): Error {
  const text = plainText(document.source);
  const { line, column } = positionOf(text, offset);
  const problem = formatProblem({ file: nameOf(document), line, column, message, fix });
  return withoutStack(`${problem}\n\n${frame(text, line, column)}\n`);
}

/**
 * The error to throw before a document is compiled. It's for front matter that isn't YAML, which the compiler
 * reports only once, and for an import that doesn't exist, where webpack would only name the folder.
 */
export async function earlyError(document: Written, resolve: Resolve): Promise<Error | undefined> {
  const [error] = parseFrontMatter(plainText(document.source))?.errors ?? [];
  const finding = error ?? (await missingImport(document, resolve));
  return finding && errorAt(finding, document);
}

/**
 * Says where in the document an error is, and what to write instead. MDX gives the place in the code that it made
 * from the document, and shows that code, where a whole text is one line.
 */
export function documentError(error: Error, document: Written): Error {
  const finding = findingOf(error, parse(document.file, document.source));
  if (finding) return errorAt(finding, document);
  return withoutStack(`${nameOf(document)}: ${saidBy(error)}`);
}
