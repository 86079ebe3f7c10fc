import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { parseFrontMatter, positionOf } from '../document';
import type { Layout } from '../facts';
import { documentFolders, sourcesBelow, readText, versionedFolders } from './folders';
import { routeOf } from './routes';

/** A question or a name under which readers look for a section. */
export interface Asked {
  readonly text: string;
  /** Id of the heading, empty for the whole document. */
  readonly anchor: string;
  /** Line and column, from 1. */
  readonly line: number;
  readonly column: number;
}

/** The questions of one document: the file beside it whose name ends in `.asked.yaml`. */
export interface AskedFile {
  readonly file: string;
  /** Path of the document, whether or not there is one. */
  readonly document: string;
  readonly asked: readonly Asked[];
  readonly faults: readonly (Pick<Asked, 'line' | 'column'> & { readonly message: string })[];
}

/** Characters of a question: no one types more. */
export const longestQuestion = 80;

/** Key of the questions that the document as a whole answers. */
export const wholePage = 'page';

const ending = '.asked.yaml';

/** Path of the file that holds the questions of a document. */
export function askedFileOf(document: string): string {
  return document.replace(/\.mdx?$/, ending);
}

/** Reads the text of such a file. Anything that isn't a list of texts by id is reported as a fault. */
function parseAsked(text: string): Pick<AskedFile, 'asked' | 'faults'> {
  const { contents, errors } = parseDocument(text, { prettyErrors: false });
  const placeOf = (node: unknown): ReturnType<typeof positionOf> =>
    positionOf(text, (node as Partial<Node> | null)?.range?.[0] ?? 0);
  const asked: Asked[] = [];
  // What follows the first error comes from it.
  const [error] = errors;
  if (error)
    return { asked, faults: [{ ...positionOf(text, error.pos[0]), message: error.message }] };
  const faults: AskedFile['faults'][number][] = [];
  const fault = (node: unknown, message: string): void => {
    faults.push({ ...placeOf(node), message });
  };
  if (contents !== null && !isMap(contents))
    fault(null, 'the file is not a list of questions by heading id');
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const id = isScalar(key) ? String(key.value) : '';
    if (!isSeq(value)) fault(key, `"${id}" has no list of questions`);
    for (const item of isSeq(value) ? value.items : []) {
      if (isScalar(item) && typeof item.value === 'string')
        asked.push({ text: item.value, anchor: id === wholePage ? '' : id, ...placeOf(item) });
      else fault(item, `"${id}" lists something that isn't text; a text with ": " needs quotes`);
    }
  }
  return { asked, faults };
}

/**
 * Every file of questions below a root. Copies in the folders of older releases don't count: the file of the newest
 * release serves all.
 */
export function readAskedFiles(root: string, layout: Layout): AskedFile[] {
  const folders = documentFolders(layout).filter(
    (folder) => folder !== versionedFolders(layout).docs,
  );
  return sourcesBelow(root, folders, /\.asked\.yaml$/)
    .sort()
    .map((file) => {
      const stem = file.slice(0, -ending.length);
      const document = existsSync(path.join(root, `${stem}.mdx`)) ? `${stem}.mdx` : `${stem}.md`;
      return { file, document, ...parseAsked(readText(root, file)) };
    });
}

/**
 * Questions by the address of their section: a route, with `#` and an id for all but whole documents. A question of the
 * newest release holds for the same section of older ones.
 */
export function askedBySection(
  root: string,
  layout: Layout,
): ReadonlyMap<string, readonly string[]> {
  const bySection = new Map<string, string[]>();
  for (const { document, asked } of readAskedFiles(root, layout)) {
    if (!existsSync(path.join(root, document))) continue;
    const frontMatter = parseFrontMatter(readText(root, document));
    const route = routeOf(layout, { file: document, frontMatter });
    for (const { anchor, text } of asked) {
      const address = `${route}${anchor === '' ? '' : `#${anchor}`}`;
      bySection.set(address, [...(bySection.get(address) ?? []), text]);
    }
  }
  return bySection;
}
