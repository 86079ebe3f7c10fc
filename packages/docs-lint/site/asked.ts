import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { parseFrontMatter } from '../document';
import { plainText } from '../document/source';
import type { Layout } from '../facts';
import { documentFolders, filesBelow, versionedFolders } from './folders';
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
  /** Path from the root. */
  readonly file: string;
  /** Path of the document, whether or not there is one. */
  readonly document: string;
  readonly asked: readonly Asked[];
  readonly faults: readonly (Pick<Asked, 'line' | 'column'> & { readonly message: string })[];
}

/** Key of the questions that the document as a whole answers. */
export const wholePage = 'page';

const ending = '.asked.yaml';

/** Path of the file that holds the questions of a document. */
export function askedFileOf(document: string): string {
  return document.replace(/\.mdx?$/, ending);
}

/** Reads the text of such a file. Anything that isn't a list of texts by id is reported as a fault. */
function parseAsked(text: string): Pick<AskedFile, 'asked' | 'faults'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeOf = (offset: number): Pick<Asked, 'line' | 'column'> => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const startOf = (node: unknown): number =>
    (node as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;
  const faults = document.errors.map(({ pos, message }) => ({ ...placeOf(pos[0]), message }));
  const asked: Asked[] = [];
  if (document.contents !== null && !isMap(document.contents)) {
    faults.push({
      line: 1,
      column: 1,
      message: 'the file is not a list of questions by heading id',
    });
  }
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    const id = isScalar(key) ? String(key.value) : '';
    if (!isSeq(value)) {
      faults.push({ ...placeOf(startOf(key)), message: `"${id}" has no list of questions` });
      continue;
    }
    for (const item of value.items) {
      const place = placeOf(startOf(item));
      if (isScalar(item) && typeof item.value === 'string') {
        asked.push({ text: item.value, anchor: id === wholePage ? '' : id, ...place });
      } else faults.push({ ...place, message: `"${id}" lists something that is not text` });
    }
  }
  return { asked, faults };
}

/**
 * Every file of questions below a root. Copies in the folders of older releases don't count: the file of the newest
 * release serves all.
 */
export function readAskedFiles(root: string, layout: Layout): AskedFile[] {
  return documentFolders(layout)
    .filter((folder) => folder !== versionedFolders(layout).docs)
    .flatMap((folder) => filesBelow(root, folder, /\.asked\.yaml$/))
    .sort()
    .map((file) => {
      const stem = file.slice(0, -ending.length);
      const document = existsSync(path.join(root, `${stem}.mdx`)) ? `${stem}.mdx` : `${stem}.md`;
      return { file, document, ...parseAsked(readFileSync(path.join(root, file), 'utf8')) };
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
    const file = path.join(root, document);
    if (!existsSync(file)) continue;
    const frontMatter = parseFrontMatter(plainText(readFileSync(file, 'utf8')));
    const route = routeOf(layout, { file: document, frontMatter });
    for (const { anchor, text } of asked) {
      const address = `${route}${anchor === '' ? '' : `#${anchor}`}`;
      bySection.set(address, [...(bySection.get(address) ?? []), text]);
    }
  }
  return bySection;
}
