import type { ReferenceSite } from '../../packages/contract-reference';
import { editUrl } from '../data/site';

/** What the site decides about the pages of the contract reference. */
export const referenceSite: ReferenceSite = {
  editUrl,
  components: '@site/src/components/reference',
};
