import type { Rule } from '../../rule';
import { frameLinks } from '../../site/frame';
import { nearest, resolveLink } from '../../site/resolve';
import type { Page, Site } from '../../site';

/** What is wrong with an anchor of a page, and the right one where there is no doubt. */
function problem(
  site: Site,
  page: Page,
  anchor: string,
): { message: string; fix: string; right?: string } | undefined {
  // Pages without a document are code: their anchors are not known here.
  if (page.document === undefined) return undefined;
  const known = site.anchors(page.document);
  if (known.has(anchor)) return undefined;
  const right = [...known].find((candidate) => candidate.toLowerCase() === anchor.toLowerCase());
  const like = right ?? nearest(anchor, known);
  return {
    message: `"${page.route}" has no anchor "${anchor}"`,
    fix:
      like === undefined
        ? `give the heading in ${page.document.file} this id, or link to one that it has`
        : `${right === undefined ? 'did you mean' : 'write'} "#${like}"${right === undefined ? '?' : ''}`,
    ...(right === undefined ? {} : { right }),
  };
}

/** A wrong anchor opens the top of a page and no build notices it. */
export const rule: Rule = {
  name: 'anchors',
  about:
    'Every anchor of a link exists on the page that it leads to, in every section and release.',
  editsCode: true,
  *document(document, site) {
    for (const { kind, target, targetRange } of document.links) {
      if (kind === 'image') continue;
      const resolved = resolveLink(site, document, target);
      if (resolved.kind !== 'page' || resolved.anchor === undefined) continue;
      const found = problem(site, resolved.page, resolved.anchor);
      if (found === undefined) continue;
      const start = targetRange.start + target.indexOf('#');
      yield {
        start,
        message: found.message,
        fix: found.fix,
        ...(found.right === undefined
          ? {}
          : { edit: { start, end: targetRange.end, text: `#${found.right}` } }),
      };
    }
  },
  *site(site) {
    for (const { file, line, column, target } of frameLinks(site)) {
      const resolved = resolveLink(site, undefined, target);
      if (resolved.kind !== 'page' || resolved.anchor === undefined) continue;
      const found = problem(site, resolved.page, resolved.anchor);
      if (found !== undefined) yield { file, line, column, message: found.message, fix: found.fix };
    }
  },
};
