import { positionOf } from '../../document';
import type { Rule } from '../../rule';
import { documentFolders, filesBelow, readText, versionedFolders } from '../../site';

const reason = 'a list of cards would bring the titles of all documents to every page';

/** Files that describe a folder of documents, or the menus. */
const mayAsk = /\/_category_\.(?:json|ya?ml)$|^sidebars\/.*\.ts$|-sidebars\.json$/;

/** Lists of cards are left out of the site, and the compiler would name a file of the theme. */
export const rule: Rule = {
  about: 'No document, menu, or folder asks for a list of cards.',
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
    const folders = [
      ...documentFolders(site.facts),
      'sidebars',
      versionedFolders(site.facts).sidebars,
    ];
    for (const file of folders.flatMap((folder) => filesBelow(site.root, folder, mayAsk))) {
      const text = readText(site.root, file);
      for (const { index } of text.matchAll(/\bgenerated-index\b/g)) {
        yield {
          file,
          ...positionOf(text, index),
          message: `there are no generated index pages: ${reason}`,
          fix: 'write a document with links, such as index.md in the folder, or leave "link" out',
        };
      }
    }
  },
};
