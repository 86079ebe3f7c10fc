import { linkRule } from '../../site/link-rule';
import { nearest, resolveLink, suggestion, wrong } from '../../site/resolve';

/** A wrong anchor opens the top of a page and no build notices it. */
export const rule = linkRule(
  'Every anchor of a link exists on the page that it leads to, in every section and release.',
  (site, from, target) => {
    const resolved = resolveLink(site, from, target);
    if (resolved.kind !== 'page' || resolved.anchor === undefined) return undefined;
    const { anchor, page } = resolved;
    // Pages without a document are code: their anchors are not known here. A part is in pages that have more anchors.
    if (page.document === undefined || site.partials.has(page.document.file)) return undefined;
    const known = site.anchors(page.document);
    // Browsers know the top of every page.
    if (anchor === 'top' || known.has(anchor)) return undefined;
    const right = [...known].find((candidate) => candidate.toLowerCase() === anchor.toLowerCase());
    const like = right ?? nearest(anchor, known);
    const fix = suggestion(
      like && `#${like}`,
      right !== undefined,
      `give the heading in ${page.document.file} this id, or link to one that it has`,
    );
    const corrected = right && target.replace(/#.*/s, `#${right}`);
    return wrong(`"${page.route}" has no anchor "${anchor}"`, fix, corrected);
  },
  '#',
);
