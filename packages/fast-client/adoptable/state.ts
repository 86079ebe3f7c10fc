import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Whether scripts are needed to show something, and what that follows from. */
export interface Verdict {
  /** Why scripts are needed; undefined if markup is enough. */
  readonly reason: string | undefined;
  /** Files whose change can change the verdict. */
  readonly files: readonly string[];
}

/** Modules of others, which are not followed. */
const others =
  /^(?:react|react-dom|prism-react-renderer\/prism|prismjs\/.+|@docusaurus\/.+|@generated\/.+|@theme-(?:original|init)\/.+)$/;

/**
 * The ones that draw the same markup wherever they run, apart from the hooks that they offer. A listener on the text
 * follows its links: `packages/fast-client/light-client/client/adopted`.
 */
const plainModules =
  /^(?:react|prism.+|@docusaurus\/(?:Link|Head|Translate|useBaseUrl|useDocusaurusContext|theme-common)|@generated\/.+|@theme(?:-original|-init)?\/(?:MDXComponents(?:\/.+)?|Heading|Admonition|Details))$/;

/** Hooks that return the same wherever they run. */
const plainHooks =
  /^use(?:Context|Memo|Callback|DebugValue|BaseUrl|BaseUrlUtils|DocusaurusContext|ThemeConfig)$/;

/** Signs in the code that scripts are needed, wherever it's called. */
const signs = [
  [/\bextends \w*\.?((?:Pure)?Component)\b/, 'the class'],
  [/\b(lazy)\d*\(/, 'the function'],
  [/\b(on[A-Z]\w*)\b/, 'the handler'],
  [/\b(ref)["']?:/, 'the property'],
  // Also if they're imported from React under a different name.
  [/\b(use(?:State|Reducer|Ref|(?:Layout)?Effect|ImperativeHandle))\b/, 'the hook'],
  [
    /(?<![.\w$])(window|document|navigator|location|history|screen|localStorage|sessionStorage|customElements|self|matchMedia|fetch|crypto|performance|setTimeout|setInterval|requestAnimationFrame|addEventListener)\b(?!\s*:)/,
    "the browser's",
  ],
  [/\b(Math\.random|Date\.now|new Date\(\)|new Date(?!\())/, 'the changing'],
] as const;

/** Text, which can contain anything. */
const strings = /"(?:[^"\\\n]|\\.)*"/g;

/** A component that comes to life alone: `packages/fast-client/light-client/client/adopted` looks for its mark. */
const island = /<Island\b|\bdata-island=/;

const extensions = ['.tsx', '.ts', '.jsx', '.js'];

/** The file of a component that the site puts in the place of one of the theme's; undefined if it has none. */
export function ownTheme(root: string, name: string): string | undefined {
  const file = path.join(root, 'src/theme', name);
  return extensions
    .flatMap((extension) => [file + extension, path.join(file, `index${extension}`)])
    .find((candidate) => existsSync(candidate));
}

const isIsland = (file: string): boolean =>
  /\.[jt]sx$/.test(file) && island.test(readFileSync(file, 'utf8'));

/** Finds modules as the site's compiler does, and leaves out those of others and of islands. */
const siteModules = (root: string): Plugin => ({
  name: 'site-modules',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^@site\// }, ({ path: request, kind }) =>
      resolve(`./${request.slice('@site/'.length)}`, { resolveDir: root, kind }),
    );
    onResolve({ filter: /^@theme\// }, ({ path: request }) => {
      const file = ownTheme(root, request.slice('@theme/'.length));
      return file === undefined ? { path: request, external: true } : { path: file };
    });
    onResolve({ filter: others }, ({ path: request }) => ({ path: request, external: true }));
    // Files beside an island belong to it.
    onResolve({ filter: /^\.\// }, ({ importer }) =>
      isIsland(importer) ? { path: importer, namespace: 'island' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'island' }, () => ({ contents: 'module.exports = {};' }));
    // Styles, pictures, and data draw nothing by themselves. A document inside a document is left to fail.
    onLoad({ filter: /./ }, ({ path: file }) =>
      /\.(?:[cm]?[jt]sx?|json|mdx?)$/.test(file) ? undefined : { contents: '' },
    );
  },
});

/** The bundler's imports, which name more than is used. */
const importLines = /^import (?:[^"]*? from )?"(.+?)";$/gm;

/** Hooks that code calls, by their own names where it gives them others. */
function hooksIn(imported: string, own: string): string[] {
  const renamed = [...imported.matchAll(/\b(use[A-Z]\w*) as (\w+)/g)].filter(([, , name = '']) =>
    new RegExp(`\\b${name}\\b`).test(own),
  );
  return [...renamed, ...own.matchAll(/\b(use[A-Z]\w*?)\d*\)?\(/g)].map(([, hook = '']) => hook);
}

/** What code needs scripts for; undefined if its markup is enough. */
function needOf(code: string): string | undefined {
  const modules = [...code.matchAll(importLines), ...code.matchAll(/__require\("(.+?)"\)/g)];
  const module = modules.map(([, name = '']) => name).find((name) => !plainModules.test(name));
  if (module !== undefined) return `the module ${module}`;
  const imported = (code.match(importLines) ?? []).join('\n');
  const own = code.replace(importLines, '').replace(strings, '""');
  const hook = hooksIn(imported, own).find((name) => !plainHooks.test(name));
  if (hook !== undefined) return `the hook ${hook}`;
  for (const [sign, kind] of signs) {
    const [, found] = sign.exec(own) ?? [];
    if (found !== undefined) return `${kind} ${found}`;
  }
  return undefined;
}

async function judge(request: string, root: string): Promise<Verdict> {
  try {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: `import * as part from ${JSON.stringify(request)};\nexport { part };`,
        resolveDir: root,
      },
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      jsx: 'transform',
      loader: { '.js': 'jsx' },
      legalComments: 'none',
      // Writes `React['useState']` as `React.useState`.
      minifySyntax: true,
      outdir: root,
      logLevel: 'silent',
      plugins: [siteModules(root)],
    });
    const need = needOf(outputFiles.map(({ text }) => text).join('\n'));
    return {
      reason: need && `${request} uses ${need}`,
      files: Object.keys(metafile.inputs)
        .filter((file) => existsSync(path.resolve(root, file)))
        .map((file) => path.resolve(root, file)),
    };
  } catch {
    // The site's compiler reports the problem better.
    return { reason: `${request} cannot be read`, files: [] };
  }
}

const verdicts = new Map<string, Promise<Verdict>>();

/**
 * Why a module that a document imports needs scripts to show what it draws: hooks, handlers, the browser's own objects,
 * or anything that isn't known to do without them. Each module is judged once per process.
 *
 * @param request as the document writes it
 * @param root folder of the site
 */
export function judgeModule(request: string, root: string): Promise<Verdict> {
  const key = `${root}\0${request}`;
  const known = verdicts.get(key) ?? judge(request, root);
  verdicts.set(key, known);
  return known;
}
