import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attributeText, visible, type Document } from '../document';

/** The file of a component, by the path of its import. */
export function componentFile(root: string, from: string): string | undefined {
  const file = path.join(root, from.replace(/^@site\//, ''));
  return [`${file}/index.tsx`, `${file}.tsx`].find((candidate) => existsSync(candidate));
}

/** Ids that a component of `src/` writes into the page, as far as its source has them as plain strings. */
function idsOfComponent(root: string, from: string): string[] {
  const file = componentFile(root, from);
  if (file === undefined) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id ?? '');
}

/** Lower-case kebab form of words, as an id of a heading is written. */
export function kebab(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Reader views take what has this word in its id for buttons that share the page, and drop it.
 * https://github.com/mozilla/readability/blob/0.6.0/Readability.js#L155
 */
export const sharePart = /(^|-)share(-|$)/;

/** The id that a heading gets for its words; empty if they have no letters or digits. */
export const headingId = (words: string): string => kebab(words).replace(sharePart, '$1shares$2');

/**
 * Every anchor of a document: explicit ids of headings, and ids of elements and of the components and parts that it
 * imports. What a component takes as its id need not be one in the page.
 *
 * @param partials parts of documents by path
 */
export function anchorsOf(
  root: string,
  document: Document,
  partials: ReadonlyMap<string, Document>,
): ReadonlySet<string> {
  const { file, headings, tags, imports } = document;
  const imported = imports.flatMap(({ from = '' }) => {
    if (from.startsWith('@site/src/')) return idsOfComponent(root, from);
    const part = partials.get(path.posix.join(path.posix.dirname(file), from));
    if (!part) return [];
    // Parts that import one another stop the build, and not this.
    const others = new Map([...partials].filter(([, other]) => other !== part));
    return [...anchorsOf(root, part, others)];
  });
  return new Set([
    ...headings.map(({ id, text }) => id?.value ?? kebab(visible(document, text.start, text.end))),
    ...tags.flatMap((tag) => (/^[a-z]/.test(tag.name) ? (attributeText(tag, 'id') ?? []) : [])),
    ...imported,
  ]);
}
