import path from 'node:path';
import type { Document } from '../../document';
import type { Rule } from '../../rule';
import { frameLinks } from '../../site/frame';
import { placeOf, routeOf } from '../../site';
import { resolveLink } from '../../site/resolve';
import { foldersOf, idsOf } from '../../site/sidebars';

/** If readers can't reach a document, no one reads it, and no one notices when it's out of date. */
export const rule: Rule = {
  about:
    'Every document is in a sidebar or linked from another one, and every part is in a document.',
  *site(site) {
    const documents = [...site.documents.values()];
    const reached = new Set<string>();
    const reach = (target: string, from?: Document): void => {
      const resolved = resolveLink(site, from, target);
      const file = resolved.kind === 'page' ? resolved.page.document?.file : undefined;
      if (file !== undefined && file !== from?.file) reached.add(file);
    };
    const all = [...documents, ...site.partials.values()];
    for (const document of all) for (const { target } of document.links) reach(target, document);
    for (const { target } of frameLinks(site)) reach(target);
    const imported = new Set(
      all.flatMap(({ file, imports }) =>
        imports.map(({ from = '' }) => path.posix.join(path.posix.dirname(file), from)),
      ),
    );
    for (const file of site.partials.keys()) {
      if (imported.has(file)) continue;
      const message = 'no page is made of this file, and no document imports it';
      yield { file, message, fix: 'take the "_" out of its name or folder, or import it' };
    }
    const main = new Set(site.redirects.values());
    for (const document of documents) {
      const { file, generated } = document;
      const place = placeOf(site.facts, file);
      if (place === undefined) continue;
      const { folder, id } = place;
      // Posts are in the blog's own lists; the version picker leads to pages of older releases.
      if (place.instance === 'blog' || generated || reached.has(file)) continue;
      const sidebar = site.sidebars.get(folder);
      const items = sidebar?.items.flat() ?? [];
      const isBelow = (name: string): boolean =>
        name === '.' || file.startsWith(`${folder}/${name}/`);
      if (idsOf(items).includes(id) || foldersOf(items).some(isBelow)) continue;
      if (main.has(routeOf(site.facts, document) ?? '')) continue;
      yield {
        file,
        message: 'the document is in no sidebar and linked from nowhere',
        fix: `add "${id}" to ${sidebar?.file ?? `a sidebar of ${folder}`}, or link to it from a document`,
      };
    }
  },
};
