import type { Rule } from '../../rule';
import { frameLinks } from '../../site/frame';
import { resolveLink } from '../../site/resolve';

/**
 * A link inside the site leads to a page that exists. Inside a section it is the path of a file, so that a moved file
 * is noticed; across sections and releases it is a route.
 */
export const rule: Rule = {
  about:
    'Every link inside the site leads to a document, a page or a file that exists, written in one way.',
  editsCode: true,
  *document(document, site) {
    for (const { kind, target, targetRange, start } of document.links) {
      if (kind === 'image') continue;
      const resolved = resolveLink(site, document, target);
      if (resolved.kind !== 'wrong') continue;
      const { message, fix, target: right } = resolved;
      yield {
        start: kind === 'link' || kind === 'attribute' ? targetRange.start : start,
        message,
        fix,
        edit: right === undefined ? right : { ...targetRange, text: right },
      };
    }
  },
  *site(site) {
    for (const { target, ...place } of frameLinks(site)) {
      const resolved = resolveLink(site, undefined, target);
      if (resolved.kind !== 'wrong') continue;
      yield { ...place, message: resolved.message, fix: resolved.fix };
    }
  },
};
