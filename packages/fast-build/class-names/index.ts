import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { repeatedNames } from './repeated';

/** The loader of stylesheets, and the part of its options that is set here. */
interface StyleLoader {
  readonly loader: string;
  readonly options: {
    readonly modules?: {
      getLocalIdent?: (
        context: { readonly resourcePath: string },
        template: string,
        name: string,
      ) => string | undefined;
    };
  };
}

function isStyleLoader(step: unknown): step is StyleLoader {
  return /[\\/]css-loader[\\/]/.test((step as Partial<StyleLoader> | null)?.loader ?? '');
}

/**
 * Gives classes of style modules short names. Docusaurus ends each with a hash, in the stylesheet, in every page
 * and in its scripts. No compression makes a hash smaller. Most names are in one module only: they end with `_`, so
 * that they don't match a class of the framework. The others keep the hash.
 */
export default function classNames({ siteDir }: LoadContext): Plugin {
  return {
    name: 'class-names',
    configureWebpack({ mode, module, cache }) {
      if (mode !== 'production') return {};
      const folders = [
        path.join(siteDir, 'src'),
        path.resolve(__dirname, '../..'),
        path.dirname(require.resolve('@docusaurus/theme-classic')),
        path.dirname(require.resolve('@docusaurus/theme-common')),
      ];
      const repeated = repeatedNames(folders);
      const isKnown = (file: string): boolean =>
        folders.some((folder) => file.startsWith(folder + path.sep));
      const options = (module?.rules ?? [])
        .flatMap((rule) => (typeof rule === 'object' && Array.isArray(rule?.use) ? rule.use : []))
        .filter(isStyleLoader)
        .flatMap(({ options: { modules } }) => modules ?? []);
      if (options.length === 0) throw new Error('The configuration has no rule for style modules.');
      for (const one of options) {
        // `undefined` leaves the name to Docusaurus.
        one.getLocalIdent = ({ resourcePath }, _template, name) =>
          isKnown(resourcePath) && !repeated.has(name) ? `${name}_` : undefined;
      }
      if (typeof cache === 'object' && cache.type === 'filesystem') {
        // A new module can change the names in another one, which the compiler would otherwise take from its cache.
        const names = createHash('sha256')
          .update([...repeated].join())
          .digest('hex')
          .slice(0, 16);
        cache.version = `${cache.version ?? ''}-${names}`;
      }
      return {};
    },
  };
}
