import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { onlyOptions } from '../fast-build';

export { listFile, noticeId, type OfflineList } from './protocol';
export { pageKey, savedAtHeader } from './responses';
export { writeOffline, type OfflineReading } from './write';

export const validateOptions = onlyOptions('enabled');

/**
 * Offline reading: documents that were read, and all documents of the configured sections, stay readable without a
 * network.
 *
 * The worker and its list are written by `write.ts` when the pages are as they will be served.
 */
export default function offline(
  _context: unknown,
  { enabled }: { readonly enabled: boolean },
): Plugin {
  return {
    name: 'offline',
    getClientModules() {
      // Not while writing: the copy of a page would hide its changes.
      return enabled && process.env.NODE_ENV === 'production'
        ? [path.join(__dirname, 'register.ts')]
        : [];
    },
  };
}
