import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { katexStylesPath } from './path';

const dist = path.dirname(require.resolve('katex/dist/katex.min.css'));
const folder = path.posix.dirname(katexStylesPath).slice(1);

/** Every browser above the floor reads woff2: the other formats would only add bytes. */
function onlyWoff2(css: string): string {
  return css.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, '');
}

async function katexAssets(): Promise<Map<string, Buffer>> {
  const css = onlyWoff2(await fs.readFile(path.join(dist, 'katex.min.css'), 'utf8'));
  const fonts = [...css.matchAll(/url\((fonts\/[^)]+\.woff2)\)/g)].map((match) => match[1] ?? '');
  const assets = new Map([['katex.min.css', Buffer.from(css)]]);
  for (const font of new Set(fonts)) {
    assets.set(font, await fs.readFile(path.join(dist, font)));
  }
  return assets;
}

/** Serves the stylesheet and fonts of KaTeX from the site itself. */
export default function formulaStyles(): Plugin {
  return {
    name: 'formula-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              const { sources } = compiler.webpack;
              compiler.hooks.thisCompilation.tap('formula-styles', (compilation) => {
                compilation.hooks.processAssets.tapPromise('formula-styles', async () => {
                  for (const [name, content] of await katexAssets()) {
                    compilation.emitAsset(`${folder}/${name}`, new sources.RawSource(content));
                  }
                });
              });
            },
          },
        ],
      };
    },
  };
}
