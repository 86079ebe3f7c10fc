import type { OfflineReading } from '../../packages/offline';
import type { SectionId } from '../data/sections';
import { edition } from './edition';

/**
 * Offline reading. With `enabled: false`, the next build has a worker that removes itself, and everything that it has
 * saved, from the browsers of earlier readers.
 */
export const offlineReading: OfflineReading & { readonly sections: readonly SectionId[] } = {
  enabled: true,
  edition,
  sections: ['getting-started', 'security'],
};
