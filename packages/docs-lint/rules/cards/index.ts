import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { positionOf } from '../../document';
import { plainText } from '../../document/source';
import type { Rule, SiteFinding } from '../../rule';
import { documentFolders, versionedFolders, type Site } from '../../site';

const reason = 'a list of cards would bring the titles of all documents to every page';

/** Files that describe a folder of documents, or the menus. */
function filesThatMayAsk({ root, facts }: Site): string[] {
  const below = (folder: string, wanted: RegExp): string[] =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
          .filter((file) => wanted.test(file))
          .sort()
      : [];
  return [
    ...documentFolders(facts).flatMap((folder) => below(folder, /\/_category_\.(?:json|ya?ml)$/)),
    ...below('sidebars', /\.ts$/),
    ...below(versionedFolders(facts).sidebars, /\.json$/),
  ];
}

function* generatedIndexes(site: Site): Generator<SiteFinding> {
  for (const file of filesThatMayAsk(site)) {
    const text = plainText(readFileSync(path.join(site.root, file), 'utf8'));
    for (const { index } of text.matchAll(/\bgenerated-index\b/g)) {
      yield {
        file,
        ...positionOf(text, index),
        message: `there are no generated index pages: ${reason}`,
        fix: 'write a document with links, such as index.md in the folder, or leave "link" out',
      };
    }
  }
}

/** Lists of cards are left out of the site, and the compiler would name a file of the theme. */
export const rule: Rule = {
  name: 'cards',
  about: 'No document, menu or folder asks for a list of cards.',
  *document(document) {
    for (const { from, fromRange } of document.imports) {
      if (from === undefined || !/^@theme\/DocCard(?:List)?$/.test(from)) continue;
      yield {
        start: fromRange.start,
        message: `there is no "${from}": ${reason}`,
        fix: 'write a list of links',
      };
    }
  },
  *site(site) {
    yield* generatedIndexes(site);
  },
};
