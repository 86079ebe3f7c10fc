import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { adjustmentsOf, ofTheme } from './adjustments';

/**
 * Changes lines of packages while they're compiled for the browser. `adjustments.ts` lists which ones, and why.
 * `classNames.ts` writes the theme's class names where they're used, in the site's own code too.
 */
export default function adjustedPackages({ siteDir, i18n, codeTranslations }: LoadContext): Plugin {
  const hasTranslations = i18n.currentLocale !== 'en' || Object.keys(codeTranslations).length > 0;
  return {
    name: 'adjusted-packages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const own = path.join(siteDir, 'src') + path.sep;
      return {
        module: {
          rules: [
            {
              test: (file: string) =>
                ofTheme.test(file) ||
                adjustmentsOf(file).length > 0 ||
                (file.startsWith(own) && /\.tsx?$/.test(file)),
              loader: path.join(__dirname, 'loader.ts'),
              options: { hasTranslations },
            },
          ],
        },
      };
    },
  };
}
