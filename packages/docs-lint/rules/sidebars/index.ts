import { positionOf } from '../../document';
import type { Rule } from '../../rule';
import { placeOf, readText } from '../../site';
import { nearest, suggestion } from '../../site/resolve';
import { offsetOfName } from '../../site/sidebars';

/** Docusaurus would list every document instead of the line that is wrong. */
export const rule: Rule = {
  about: 'Every document that a sidebar names exists.',
  *site(site) {
    const places = [...site.documents.keys()].map((file) => placeOf(site.facts, file));
    for (const [folder, { file, ids }] of site.sidebars) {
      const text = readText(site.root, file);
      const known = places.flatMap((place) => (place?.folder === folder ? place.id : []));
      for (const id of ids) {
        if (known.includes(id)) continue;
        const plain = id.replace(/^\/|\.mdx?$/g, '');
        const like =
          known.find((one) => `/${plain}`.endsWith(`/${one}`)) ?? nearest(plain, known, 2);
        const offset = Math.max(0, offsetOfName(text, id));
        yield {
          file,
          ...positionOf(text, offset),
          message: `the sidebar names "${id}", and there is no such document`,
          fix: suggestion(
            like,
            false,
            `write ${folder}/${plain}.md, or correct or remove the name`,
          ),
        };
      }
    }
  },
};
