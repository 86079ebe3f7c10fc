import { existsSync } from 'node:fs';
import path from 'node:path';
import { transformSync, type TransformFailure } from 'esbuild';
import { parseDocument } from 'yaml';
import { formatProblem } from '../../problem';
import { unbalancedTag, type Finding } from './tags';
import { parseBody, type MdxNode } from './tree';

/** An error as MDX and its plugins throw it. Line numbers start after the front matter. */
type CompileError = Error & { readonly line?: number; readonly column?: number };

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
    const [{ location } = {}] = (failure as TransformFailure).errors;
    const { line = 1, column = 0 } = location ?? {};
    return startOfLine(code, line) + column;
  }
}

/** The first piece of raw JSX in a document that is wrong by itself. */
function wrongJsx(node: MdxNode): number | undefined {
  for (const child of node.children ?? []) {
    const { type, value = '', position } = child;
    const found = type === 'jsx' ? errorIn(`<>${value}</>`) : wrongJsx(child);
    if (found === undefined) continue;
    return type === 'jsx'
      ? (position?.start.offset ?? 0) + Math.max(0, found - '<>'.length)
      : found;
  }
  return undefined;
}

/** Examples of code. */
const fences = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$/gm;

const blankFences = (body: string): string =>
  body.replace(fences, (found) => found.replace(/[^\n]/g, ' '));

/** The first import or export that is wrong. MDX reads these before anything else. */
function wrongModule(body: string): number | undefined {
  const text = blankFences(body);
  for (const { 0: block, index } of text.matchAll(
    /(?<=^\n*|\n\n)(?:import|export)\s(?:.|\n(?!\n))*/g,
  )) {
    const found = errorIn(block);
    if (found !== undefined) return index + Math.min(found, block.length - 1);
  }
  return undefined;
}

const extensions = ['.tsx', '.ts', '.jsx', '.js'];
const endings = ['', ...extensions, ...extensions.map((extension) => `/index${extension}`)];

interface MissingImport extends Finding {
  /** Paths at which the imported file may be. */
  readonly missing: readonly string[];
}

/** The first imported file of a document that doesn't exist. */
function missingImport(body: string, file: string, root: string): MissingImport | undefined {
  const text = blankFences(body);
  for (const { 1: clause = '', 2: name = '', index } of text.matchAll(
    /(?<=^\n*|\n)(import\s+(?:[^'"]*?from\s*)?['"])((?:@site|\.{1,2})\/[^'"\n]+)['"]/g,
  )) {
    const target = name.startsWith('@site/')
      ? path.join(root, name.slice('@site/'.length))
      : path.join(path.dirname(file), name);
    const missing = endings.map((ending) => target + ending);
    if (missing.some((candidate) => existsSync(candidate))) continue;
    return {
      offset: index + clause.length,
      message: `there is no "${name}"`,
      fix: 'fix the path',
      missing,
    };
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
function findingOf(error: CompileError, body: string): Finding | undefined {
  const message = saidBy(error);
  if (error.line !== undefined) {
    // The compiler gets the text without the blank lines at its start.
    const start = body.search(/\S|$/);
    return {
      offset: start + startOfLine(body.slice(start), error.line) + (error.column ?? 1) - 1,
      message,
      // Errors from the site's own steps already say what to write.
      fix: message.startsWith('KaTeX') ? 'fix the formula' : undefined,
    };
  }
  const [, image] = /^Image (.+) used in /.exec(message) ?? [];
  if (image !== undefined) {
    const name = path.posix.basename(image);
    const text = blankFences(body);
    return {
      offset: Math.max(0, text.indexOf(name), text.indexOf(encodeURI(name))),
      message: `there is no image "${image}"`,
      fix: 'fix its path, or add the file',
    };
  }
  const inModule = wrongModule(body);
  if (inModule !== undefined) {
    return { offset: inModule, message, fix: 'fix the import or export' };
  }
  const tree = parseBody(body);
  const unbalanced = unbalancedTag(tree);
  if (unbalanced) return unbalanced;
  const offset = wrongJsx(tree);
  return offset === undefined
    ? undefined
    : { offset, message, fix: 'write it as JSX, or put it in a code span' };
}

/** A document as it is written, and where. */
export interface Written {
  readonly source: string;
  /** Its path. */
  readonly file: string;
  /** Folder of the site. */
  readonly root: string;
}

/** The text of a document, and the body below its front matter. */
function textOf({ source }: Written): { readonly text: string; readonly body: string } {
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const [matter = ''] = /^---[ \t]*\n[\s\S]*?^---[ \t]*(?:\n|$)/m.exec(text) ?? [];
  return { text, body: text.slice(text.startsWith(matter) ? matter.length : 0) };
}

const nameOf = ({ file, root }: Written): string =>
  path.relative(root, file).split(path.sep).join('/');

/** An error without a stack, because a place in the compiler doesn't help a writer. */
const withoutStack = (message: string): Error =>
  Object.assign(new Error(message), { hideStack: true, stack: message });

function errorAt({ offset, message, fix }: Finding, document: Written): Error {
  const { text, body } = textOf(document);
  const before = text.slice(0, text.length - body.length + offset).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  const problem = formatProblem({ file: nameOf(document), line, column, message, fix });
  return withoutStack(`${problem}\n\n${frame(text, line, column)}\n`);
}

/** What is wrong with the front matter. Its offset counts from the start of the text below, so it's negative. */
function wrongMatter(text: string, body: string): Finding | undefined {
  const matter = text.slice(0, text.length - body.length);
  const start = matter.indexOf('\n') + 1;
  const content = matter.slice(start).replace(/^---[ \t]*\n?$/m, '');
  const [error] = parseDocument(content, { prettyErrors: false }).errors;
  return (
    error && {
      offset: start + error.pos[0] - matter.length,
      message: `the front matter is not valid YAML: ${error.message}`,
      fix: 'put the value in double quotes if it holds a colon, a hash or a quote',
    }
  );
}

/**
 * The error to throw before a document is compiled. It's for front matter that isn't YAML, which the compiler
 * reports only once, and for an import that doesn't exist, where webpack would only name the folder.
 */
export function earlyError(
  document: Written,
): (Error & Partial<Pick<MissingImport, 'missing'>>) | undefined {
  const { text, body } = textOf(document);
  const matter = wrongMatter(text, body);
  if (matter) return errorAt(matter, document);
  const missing = missingImport(body, document.file, document.root);
  return missing && Object.assign(errorAt(missing, document), { missing: missing.missing });
}

/**
 * Says where in the document an error is, and what to write instead. MDX gives the place in the code that it made
 * from the document, and shows that code, where a whole text is one line.
 */
export function documentError(error: Error, document: Written): Error {
  const finding = findingOf(error, textOf(document).body);
  if (finding) return errorAt(finding, document);
  return withoutStack(`${nameOf(document)}: ${saidBy(error)}`);
}
