/** The real data, for tests. */
import path from 'node:path';
import { type DescribedReference, loadReference } from '../described';

/** Folder of the site. */
export const siteRoot = path.resolve(__dirname, '../../..');

/** The reference of the site or of a copy, whose files are edited where they are. */
export const loadSite = (root = siteRoot): DescribedReference =>
  loadReference(root, { editUrl: (file) => file, components: '@site/src/components/reference' });
