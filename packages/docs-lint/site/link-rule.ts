import type { Document } from '../document';
import type { Rule } from '../rule';
import { frameLinks } from './frame';
import type { Site } from './index';
import type { WrongLink } from './resolve';

/**
 * A rule about where links lead, in documents and in the frame of the site.
 *
 * @param wrongIn what is wrong with a link; no document holds a link of the frame
 * @param part begins the part of a target that the rule is about, if it isn't all of the link
 */
export function linkRule(
  about: string,
  wrongIn: (site: Site, from: Document | undefined, target: string) => WrongLink | undefined,
  part = '',
): Rule {
  return {
    about,
    editsCode: true,
    *document(document, site) {
      for (const { kind, target, targetRange, start } of document.links) {
        // The compiler reads paths of files in Markdown alone: a tag leads to a route, or to a place in its own page.
        const from = kind === 'attribute' && !target.startsWith('#') ? undefined : document;
        const wrong = kind === 'image' ? undefined : wrongIn(site, from, target);
        if (wrong === undefined) continue;
        const { message, fix, target: right } = wrong;
        const isBare = kind === 'bare' || kind === 'autolink';
        const isInside = kind === 'link' || kind === 'attribute' || part !== '';
        yield {
          start: isInside ? targetRange.start + target.indexOf(part) : start,
          message,
          fix: isBare && right !== undefined ? `write "[name of the target](${right})"` : fix,
          edit: right === undefined || isBare ? undefined : { ...targetRange, text: right },
          hides: isBare ? targetRange : undefined,
        };
      }
    },
    *site(site) {
      for (const { target, ...place } of frameLinks(site)) {
        const wrong = wrongIn(site, undefined, target);
        if (wrong !== undefined) yield { ...place, message: wrong.message, fix: wrong.fix };
      }
    },
  };
}
