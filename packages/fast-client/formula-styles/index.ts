import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';
import { ofDocusaurus } from '../../fast-build';
import { katexStylesPath } from './path';

const CopyPlugin = ofDocusaurus('copy-webpack-plugin') as new (options: {
  readonly patterns: readonly object[];
}) => WebpackPluginInstance;

const dist = path.dirname(require.resolve('katex/dist/katex.min.css'));
const file = katexStylesPath.slice(1);

/** Every browser above the floor reads woff2: the other formats would only add bytes. */
const onlyWoff2 = (css: Buffer): string =>
  css.toString().replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, '');

/** Serves the stylesheet and fonts of KaTeX from the site itself. */
export default function formulaStyles(): Plugin {
  return {
    name: 'formula-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const patterns = [
        { context: dist, from: 'katex.min.css', to: file, transform: onlyWoff2 },
        // The slash says that it's a folder, which has a dot in its name.
        { context: dist, from: 'fonts/*.woff2', to: `${path.posix.dirname(file)}/` },
      ];
      return { plugins: [new CopyPlugin({ patterns })] };
    },
  };
}
