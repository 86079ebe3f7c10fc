import { linkRule } from '../../site/link-rule';
import { wrongAnchor } from '../../site/resolve';

/** A wrong anchor opens the top of a page and no build notices it. */
export const rule = linkRule(
  'Every anchor of a link exists on the page that it leads to, in every section and release.',
  wrongAnchor,
  '#',
);
