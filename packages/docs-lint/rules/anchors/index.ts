import type { Document } from '../../document';
import type { Finding, Rule } from '../../rule';
import { frameLinks } from '../../site/frame';
import { nearest, resolveLink, suggestion } from '../../site/resolve';
import type { Site } from '../../site';

interface WrongAnchor extends Pick<Finding, 'message' | 'fix'> {
  /** The right one, where there is no doubt. */
  readonly right: string | undefined;
}

/** What is wrong with the anchor of a link. */
function problem(site: Site, from: Document | undefined, target: string): WrongAnchor | undefined {
  const resolved = resolveLink(site, from, target);
  if (resolved.kind !== 'page' || resolved.anchor === undefined) return undefined;
  const { anchor, page } = resolved;
  // Pages without a document are code: their anchors are not known here.
  if (page.document === undefined) return undefined;
  const known = site.anchors(page.document);
  if (known.has(anchor)) return undefined;
  const right = [...known].find((candidate) => candidate.toLowerCase() === anchor.toLowerCase());
  const like = right ?? nearest(anchor, known);
  return {
    message: `"${page.route}" has no anchor "${anchor}"`,
    fix: suggestion(
      like && `#${like}`,
      right !== undefined,
      `give the heading in ${page.document.file} this id, or link to one that it has`,
    ),
    right,
  };
}

/** A wrong anchor opens the top of a page and no build notices it. */
export const rule: Rule = {
  about:
    'Every anchor of a link exists on the page that it leads to, in every section and release.',
  editsCode: true,
  *document(document, site) {
    for (const { kind, target, targetRange } of document.links) {
      const found = kind === 'image' ? undefined : problem(site, document, target);
      if (found === undefined) continue;
      const { right, ...finding } = found;
      const range = { ...targetRange, start: targetRange.start + target.indexOf('#') };
      yield {
        ...range,
        ...finding,
        edit: right === undefined ? right : { ...range, text: `#${right}` },
      };
    }
  },
  *site(site) {
    for (const { target, ...place } of frameLinks(site)) {
      const found = problem(site, undefined, target);
      if (found !== undefined) yield { ...place, message: found.message, fix: found.fix };
    }
  },
};
