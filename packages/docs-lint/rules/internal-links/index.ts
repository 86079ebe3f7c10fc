import { matchesIn } from '../../document';
import { rewrite, type Rule } from '../../rule';
import { frameLinks } from '../../site/frame';
import { wrongLink } from '../../site/resolve';

/** The compiler looks for the path of a file right behind a round bracket, or in the line of a definition. */
const gap = /(?<=\]\()\s+(?=<?$)|(?<=\]:)\s*\n\s*(?=<?$)/g;

/**
 * Inside a section a link is the path of a file, so that a moved file is noticed; across sections and releases it is a
 * route. A wrong anchor opens the top of a page, and no build notices it.
 */
export const rule: Rule = {
  about:
    'Every link inside the site leads to a document, a page, or a file that exists, and to an anchor that it has, written in one way.',
  editsCode: true,
  *document(document, site) {
    for (const { kind, target, targetRange, start } of document.links) {
      if (kind === 'image') continue;
      // The compiler reads paths of files in Markdown alone: a tag leads to a route, or to a place in its own page.
      const from = kind === 'attribute' && !target.startsWith('#') ? undefined : document;
      const wrong = wrongLink(site, from, target);
      if (wrong === undefined) {
        const lead = { start, text: document.text.slice(start, targetRange.start) };
        const message =
          'the link leads to the file itself, because its path comes after white space';
        for (const match of /^[^:]+\.mdx?(?:[?#]|$)/.test(target) ? matchesIn(lead, gap) : [])
          yield rewrite(match, kind === 'definition' ? ' ' : '', message, 'remove the white space');
        continue;
      }
      const { message, fix, target: right, isAnchor } = wrong;
      const isBare = kind === 'bare' || kind === 'autolink';
      const inside = targetRange.start + (isAnchor ? target.indexOf('#') : 0);
      yield {
        start: isAnchor || kind === 'link' || kind === 'attribute' ? inside : start,
        message,
        fix: isBare && right !== undefined ? `write "[name of the target](${right})"` : fix,
        edit: right === undefined || isBare ? undefined : { ...targetRange, text: right },
        hides: isBare ? targetRange : undefined,
      };
    }
  },
  *site(site) {
    for (const { target, ...place } of frameLinks(site)) {
      const wrong = wrongLink(site, undefined, target);
      if (wrong !== undefined) yield { ...place, message: wrong.message, fix: wrong.fix };
    }
  },
};
