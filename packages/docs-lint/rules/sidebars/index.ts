import { positionOf } from '../../document';
import type { Rule } from '../../rule';
import { placeOf, readText } from '../../site';
import { offsetOfName } from '../../site/sidebars';

/** Docusaurus would list every document instead of the line that is wrong. */
export const rule: Rule = {
  about: 'Every document that a sidebar names exists.',
  *site(site) {
    const places = [...site.documents.keys()].map((file) => placeOf(site.facts, file));
    const known = new Set(places.map((place) => `${place?.folder}/${place?.id}`));
    for (const [folder, { file, ids }] of site.sidebars) {
      const text = readText(site.root, file);
      for (const id of ids) {
        if (known.has(`${folder}/${id}`)) continue;
        const offset = Math.max(0, offsetOfName(text, id));
        yield {
          file,
          ...positionOf(text, offset),
          message: `the sidebar names "${id}", and there is no such document`,
          fix: `write ${folder}/${id}.md, or correct or remove the name`,
        };
      }
    }
  },
};
