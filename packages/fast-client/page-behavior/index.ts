import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Small behaviors of every page, beside its content: see `client.ts`. */
export default function readingAids(): Plugin {
  return {
    name: 'page-behavior',
    getClientModules() {
      return [path.join(__dirname, 'client.ts')];
    },
  };
}
