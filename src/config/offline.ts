import type { SectionId } from '../data/sections';

/** Whether documents stay readable without network, and which of them. */
export interface OfflineReading {
  readonly enabled: boolean;
  /** Sections that are kept whole once one of their documents was read; of the others, the documents read. */
  readonly sections: readonly SectionId[];
}

/**
 * Offline reading. With `enabled: false`, the next build has a worker that removes itself, and everything that it has
 * saved, from the browsers of earlier readers.
 */
export const offlineReading: OfflineReading = {
  enabled: true,
  sections: ['getting-started', 'security'],
};
