import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { onlyOptions } from '../../fast-build';
import type { trustedTypePolicies } from '../../hosting';
import { loadTimeout } from './loadTimeout';

/** The policy through which webpack names the chunks that it loads. */
const policyName: (typeof trustedTypePolicies)[number] = 'chunks';

const client = (name: string): string => path.join(__dirname, 'client', name);
const inlineLoader = path.join(__dirname, '../inline-script/loader.ts');

/** Parts that the site renders itself: paths of the modules. Without them, Docusaurus renders its own. */
export interface Options {
  /** Takes the place of `@docusaurus/core/lib/client/BaseUrlIssueBanner`. */
  readonly baseUrlIssueBanner?: string;
  /** Takes the place of the client module `@docusaurus/theme-classic/lib/nprogress`. */
  readonly progressBar?: string;
}

export const validateOptions = onlyOptions('baseUrlIssueBanner', 'progressBar');

/**
 * Client modules of Docusaurus 2.4.3 that aren't theme components, so they can't be swizzled, and the module that
 * replaces each. Every replacement says at its top what differs and why.
 */
const replacementsOf = ({ baseUrlIssueBanner, progressBar }: Options) => ({
  'core/lib/client/PendingNavigation.js': client('PendingNavigation.tsx'),
  'core/lib/client/ClientLifecyclesDispatcher.js': client('ClientLifecyclesDispatcher.ts'),
  'core/lib/client/docusaurus.js': client('docusaurus.ts'),
  'core/lib/client/BaseUrlIssueBanner/index.js': baseUrlIssueBanner,
  'theme-classic/lib/nprogress.js': progressBar,
  // Browsers show the focus for keyboard users by themselves. A class on the body would restyle the whole page at every
  // click.
  'theme-common/lib/hooks/useKeyboardNavigation.js': client('noKeyboardNavigation.ts'),
});

/** Matches the path of a file of Docusaurus, on any system. */
const fileOfDocusaurus = (name: string): RegExp =>
  new RegExp(`/@docusaurus/${name.replaceAll('.', '\\.')}$`.replaceAll('/', '[\\\\/]'));

/**
 * Client modules of every page in addition to the ones above, which load the scripts of the buttons and of long texts.
 */
const ofEveryPage = [
  'copy-button/styles.css',
  'long-texts/client/styles.css',
  'page-behavior/client.ts',
];

/**
 * Keeps the page-load behavior of the specification (the original ran 2.0.0-beta.6) where 2.4.3 differs: progress bar
 * delay, failed loads, prefetch condition, scroll, base-URL banner, head updates without animation frames.
 *
 * The site also runs where Trusted Types are required. What else had to change for that:
 * - `theme/TOCItems/Tree` renders headings as elements instead of through `innerHTML`;
 * - the site's progress bar and base-URL banner replace ones that write `innerHTML`;
 * - the inline script that asks for a page's scripts names them through a policy of its own (`startScripts.ts`);
 * - the worker for offline reading gets its address from a policy of its own (`packages/offline`).
 */
export default function pageLoad(_context: LoadContext, options: Options): Plugin {
  const replacements = Object.entries(replacementsOf(options));
  return {
    name: 'page-load',
    getClientModules: () => ofEveryPage.map((name) => path.join(__dirname, '..', name)),
    configureWebpack(config, isServer) {
      if (!isServer) {
        // It starts `clientEntry.ts`.
        config.entry = client('boot.ts');
      }
      return {
        module: { rules: [{ resourceQuery: /^\?inline$/, enforce: 'pre', use: inlineLoader }] },
        output: isServer ? {} : { chunkLoadTimeout: loadTimeout, trustedTypes: { policyName } },
        plugins: [
          {
            apply(compiler) {
              const { NormalModuleReplacementPlugin } = compiler.webpack;
              for (const [original, replacement] of replacements) {
                if (replacement === undefined) continue;
                new NormalModuleReplacementPlugin(fileOfDocusaurus(original), ({ createData }) => {
                  // Requests without it are not resolved yet.
                  if (!createData) return;
                  // What follows a plain `#` isn't part of a path.
                  createData.resource = replacement.replaceAll('#', '\0#');
                  // Its imports are relative to its own folder.
                  createData.context = path.dirname(replacement);
                }).apply(compiler);
              }
            },
          },
        ],
      };
    },
  };
}
