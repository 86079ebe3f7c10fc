import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Lets React take the page over in slices of five milliseconds, between which the browser scrolls and answers. React 17
 * does so for concurrent roots, which its release for production holds but does not export: see `loader.ts`.
 *
 * While a writer works on the site (`npm run dev`), pages are drawn in one piece.
 */
export default function slicedHydration(): Plugin {
  return {
    name: 'sliced-hydration',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        module: {
          rules: [
            {
              test: /[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.min\.js$/,
              use: path.join(__dirname, 'loader.ts'),
            },
          ],
        },
      };
    },
  };
}
