import { linkRule } from '../../site/link-rule';
import { resolveLink } from '../../site/resolve';

/**
 * A link inside the site leads to a page that exists. Inside a section it is the path of a file, so that a moved file
 * is noticed; across sections and releases it is a route.
 */
export const rule = linkRule(
  'Every link inside the site leads to a document, a page, or a file that exists, written in one way.',
  (...link) => {
    const resolved = resolveLink(...link);
    return resolved.kind === 'wrong' ? resolved : undefined;
  },
);
