import { entryOf, positionOf } from '../../document';
import type { Rule } from '../../rule';
import { documentFolders, sourcesBelow, placeOf, routeOf } from '../../site';

/** Files in which someone has written a page; one of another kind may be linked. */
const notes = /\.(?:md|mdx|markdown|mdown|mkd|rst|adoc|mdx?\.txt)$/i;

/** Every document has a route of its own. Docusaurus would name the route or the id, and no file. */
export const rule: Rule = {
  about: 'The name and the slug of a document make a route that no other document has.',
  *site(site) {
    const places = [...site.facts.sections.map(({ folder }) => folder), 'blog'];
    for (const file of sourcesBelow(site.root, documentFolders(site.facts), notes)) {
      if (!/\.mdx?$/.test(file)) {
        const message = 'no page is made from a file with this ending';
        yield { file, message, fix: 'end its name in ".md"' };
      } else if (!placeOf(site.facts, file)) {
        const message =
          "no page is made from this file, because its folder isn't a section or release";
        yield { file, message, fix: `move it into ${places.join(', ')}` };
      }
    }
    const lists = [...site.pages.values()].filter(({ document }) => !document);
    const files = new Map(lists.map(({ route }) => [route, 'a page of the site itself']));
    for (const route of site.redirects.keys()) files.set(route, 'a redirect');
    for (const document of site.documents.values()) {
      const { file, text } = document;
      const slug = entryOf(document, 'slug');
      const place = { file, ...positionOf(text, slug?.valueRange.start ?? 0) };
      const route = routeOf(site.facts, document);
      const [bad] = /['!\\":*<>|]|(?<=\/)(?:con|prn|aux|nul|com\d|lpt\d)(?=[./])/i.exec(file) ?? [];
      if (bad !== undefined) {
        yield {
          ...place,
          message: `the path of this file contains ${bad}, which the compiler or some disks can't read`,
          fix: 'rename the file or its folder',
        };
        continue;
      }
      const isWhole = /^[a-z]+:/i.test(String(slug?.value ?? ''));
      if (route === undefined || isWhole) {
        yield {
          ...place,
          message: `the ${slug ? 'slug' : 'path of this file'} does not make an address`,
          fix: isWhole
            ? 'write the path alone'
            : `${slug ? 'write it' : 'rename the file or its folder'} without #, ?, %, *, :, parentheses, or a space at its end`,
        };
        continue;
      }
      const { base = '' } = placeOf(site.facts, file) ?? {};
      const written = String(slug?.value ?? '');
      if (written.startsWith(`${base}/`)) {
        const message = `"${base}" is in front of the slug already, so the address is "${route}"`;
        yield { ...place, message, fix: `write "${written.slice(base.length)}"` };
      }
      // Hosts read such an address as that of a file or a folder.
      const [end] = /\.(?:html|mdx?)$/i.exec(route) ?? /(?<=.)\/$/.exec(written) ?? [];
      if (end !== undefined)
        yield { ...place, message: `the address ends with "${end}"`, fix: 'leave it out' };
      // Some disks and hosts take names that differ in capitals alone for one.
      const other = files.get(route.toLowerCase());
      files.set(route.toLowerCase(), file);
      if (other !== undefined) {
        const message = `${other} has the address "${route}" too`;
        yield { ...place, message, fix: 'rename one of the two, or give it another slug' };
      }
    }
  },
};
