/**
 * Makes a build independent of the order in which plugins happen to finish, in which Docusaurus 2.4.3 writes the data
 * that they share. A loader sorts it. `npm run check:reproducible` builds the site at two places and compares all bytes.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function reproducibleBuild({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'reproducible-build',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: path.join(generatedFilesDir, 'globalData.json'),
            // Before other loaders, because this one reads what Docusaurus wrote.
            enforce: 'pre' as const,
            use: path.join(__dirname, 'globalData.ts'),
          },
        ],
      },
    }),
  };
}
