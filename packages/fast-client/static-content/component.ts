import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { build, transformSync, type Plugin } from 'esbuild';

/** Whether scripts have to render something, and the files that decide it. */
export interface Verdict {
  /** Why scripts are needed; undefined if the built HTML is enough. */
  readonly need: string | undefined;
  /** Files that can change the verdict if they change. */
  readonly files: readonly string[];
}

/** A node of a script's tree, with the parts that are read here. */
interface Code {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly [part: string]: unknown;
}

/** Calls `see` for a node of a script and all below it, with the node above. */
function walk(node: Code, see: (node: Code, above: Code | undefined) => void, above?: Code): void {
  see(node, above);
  for (const part of Object.values(node).flat()) {
    if (typeof (part as Partial<Code> | null)?.type === 'string') walk(part as Code, see, node);
  }
}

const treeOf = (code: string): Code =>
  parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Code;

/** Third-party modules, whose code isn't judged. */
const others =
  /^(?:react|react-dom|prism-react-renderer\/prism|prismjs\/.+|@docusaurus\/.+|@generated\/.+|@theme-(?:original|init)\/.+)$/;

/**
 * The third-party modules that render the same HTML wherever they run, apart from the hooks that they offer. A listener
 * on the text follows its links: `../light-client/client/static-content`.
 */
const plainModules =
  /^(?:react|prism.+|@docusaurus\/(?:Link|Head|Translate|useBaseUrl|useDocusaurusContext|theme-common)|@generated\/.+|@theme(?:-original|-init)?\/(?:MDXComponents(?:\/.+)?|Heading|Admonition|Details))$/;

/** Hooks that return the same wherever they run. */
const plainHooks =
  /^use(?:Context|Memo|Callback|DebugValue|BaseUrl|BaseUrlUtils|DocusaurusContext|ThemeConfig)$/;

const browserObjects = new Set(
  'window document navigator location history screen localStorage sessionStorage customElements self matchMedia fetch crypto performance setTimeout setInterval requestAnimationFrame addEventListener'.split(
    ' ',
  ),
);

/** Handlers of events, as React names them. Data may have other keys that begin with `on`. */
const handlers =
  /^on(?:(?:Animation|Composition|Drag|Key|Load|Mouse|Pointer|Touch|Transition)[A-Z]\w*|Abort|Blur|CanPlay\w*|Change|Click|ContextMenu|Copy|Cut|DoubleClick|Drag|Drop|Ended|Error|Focus|(?:Got|Lost)PointerCapture|Input|Invalid|Load|Paste|Pause|Play\w*|Progress|Reset|Scroll|Seek\w+|Select|Submit|TimeUpdate|Toggle|VolumeChange|Wheel)(?:Capture)?$/;

/** The name of a node that is one, or the literal text that stands for it. */
const nameOf = (node: unknown): string => {
  const { type, name, value } = (node ?? {}) as Partial<Code>;
  return type === 'Literal' ? String(value) : (name ?? '');
};

/** What a name refers to, if that isn't the same wherever it runs. The bundler numbers names that occur twice. */
function needOfName(name: string): string | undefined {
  const own = name.replace(/\d+$/, '');
  if (/^use[A-Z]/.test(own) && !plainHooks.test(own)) return `the hook ${own}`;
  return /^(?:(?:Pure)?Component|lazy)$/.test(own) ? `React's ${own}` : undefined;
}

/** What words need scripts for, in code that can't be read by itself. */
export function needOfWords(code: string): string | undefined {
  if (/\.{3}/.test(code)) return 'properties that only scripts know';
  if (/\bnew Date\(\)/.test(code)) return 'the changing new Date';
  for (const [word] of code.matchAll(/[\w$]+(?:\.(?:random|now)\b)?/g)) {
    const need = needOfName(word);
    if (need !== undefined) return need;
    if (handlers.test(word) || word === 'ref') return `the property ${word}`;
    if (browserObjects.has(word)) return `the browser's ${word}`;
    if (/^(?:Math\.random|Date\.now)$/.test(word)) return `the changing ${word}`;
  }
  return undefined;
}

/** What one node of a script needs scripts for. Keys of objects are the properties of elements. */
function needOfNode(node: Code, above: Code | undefined): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration': {
      const module = nameOf(node['source']);
      return plainModules.test(module) ? undefined : `the module ${module}`;
    }
    case 'Property': {
      const key = nameOf(node['key']);
      if (above?.type === 'ObjectPattern') return needOfName(key);
      if (handlers.test(key)) return `the handler ${key}`;
      return key === 'ref' ? 'the property ref' : undefined;
    }
    case 'MemberExpression': {
      const [object, property] = [nameOf(node['object']), nameOf(node['property'])];
      if (['Math.random', 'Date.now'].includes(`${object}.${property}`)) {
        return `the changing ${object}.${property}`;
      }
      if (object === 'globalThis' && browserObjects.has(property)) {
        return `the browser's ${property}`;
      }
      const isCalled = above?.['callee'] === node || above?.['superClass'] === node;
      return isCalled || /^React\d*$/.test(object) ? needOfName(property) : undefined;
    }
    case 'CallExpression': {
      const [element] = node['arguments'] as readonly Code[];
      const isOfPage = element?.type === 'Literal' && /^(?:html|body)$/.test(nameOf(element));
      return isOfPage ? `<${nameOf(element)}>` : undefined;
    }
    case 'NewExpression':
      return nameOf(node['callee']) === 'Date' && (node['arguments'] as unknown[]).length === 0
        ? 'the changing new Date'
        : undefined;
    case 'Identifier': {
      const isKey = above?.['property'] === node || above?.['key'] === node;
      if (isKey && above['computed'] !== true) return undefined;
      return browserObjects.has(nameOf(node)) ? `the browser's ${nameOf(node)}` : undefined;
    }
    default:
      return undefined;
  }
}

/** What a bundle needs scripts for; undefined if its HTML is enough. */
function needOfBundle(code: string): string | undefined {
  const tree = treeOf(code);
  /** Imports by the names that the code has for them. */
  const imported = new Map<string, string>();
  for (const { specifiers = [] } of tree['body'] as { specifiers?: Code[] }[]) {
    for (const { local, imported: from } of specifiers) {
      if (from) imported.set(nameOf(local), nameOf(from));
    }
  }
  let need: string | undefined;
  walk(tree, (node, above) => {
    if (above?.type === 'ImportSpecifier') return;
    const from = node.type === 'Identifier' ? imported.get(nameOf(node)) : undefined;
    need ??= (from && needOfName(from)) ?? needOfNode(node, above);
  });
  return need;
}

const extensions = ['.tsx', '.ts', '.jsx', '.js'];

/** The file of a component that the site puts in the place of one of the theme's; undefined if it has none. */
export function ownTheme(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, 'src/theme', name);
  return extensions
    .flatMap((extension) => [file + extension, path.join(file, `index${extension}`)])
    .find((candidate) => existsSync(candidate));
}

const islands = new Map<string, boolean>();

/** Whether a file shows a component that starts on its own: `../light-client/client/static-content` looks for the mark. */
function isIsland(file: string): boolean {
  const known = islands.get(file) ?? (/\.[jt]sx$/.test(file) && showsIsland(file));
  islands.set(file, known);
  return known;
}

function showsIsland(file: string): boolean {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'tsx', jsx: 'transform' });
  let found = false;
  walk(treeOf(code), ({ type, key, arguments: given }) => {
    const [shown] = (given ?? []) as Code[];
    found ||= type === 'Property' && nameOf(key) === 'data-island';
    found ||= type === 'CallExpression' && shown?.type === 'Identifier' && shown.name === 'Island';
  });
  return found;
}

/** Finds modules as the site's compiler does, and leaves out third-party ones and islands. */
const siteModules = (siteDir: string): Plugin => ({
  name: 'site-modules',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^@site\// }, ({ path: request, kind }) =>
      resolve(`./${request.slice('@site/'.length)}`, { resolveDir: siteDir, kind }),
    );
    onResolve({ filter: /^@theme\// }, ({ path: request }) => {
      const file = ownTheme(siteDir, request.slice('@theme/'.length));
      return file === undefined ? { path: request, external: true } : { path: file };
    });
    onResolve({ filter: others }, ({ path: request }) => ({ path: request, external: true }));
    // Files beside an island belong to it.
    onResolve({ filter: /^\.\// }, ({ importer }) =>
      isIsland(importer) ? { path: importer, namespace: 'island' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'island' }, () => ({ contents: 'module.exports = {};' }));
    // Styles, pictures, and data show nothing by themselves. A document that is imported into a document fails.
    onLoad({ filter: /./ }, ({ path: file }) =>
      /\.(?:[cm]?[jt]sx?|json|mdx?)$/.test(file) ? undefined : { contents: '' },
    );
  },
});

async function judge(request: string, siteDir: string): Promise<Verdict> {
  if (/\.mdx?$/.test(request)) return { need: `it includes ${request}`, files: [] };
  if (request === '@theme/CodeBlock' && ownTheme(siteDir, 'CodeBlock') === undefined) {
    const need = `the theme's ${request} needs scripts; color code while it's compiled (packages/fast-build/highlight), and render it with a CodeBlock of the site`;
    return { need, files: [] };
  }
  try {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: `import * as part from ${JSON.stringify(request)};\nexport { part };`,
        resolveDir: siteDir,
      },
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      jsx: 'transform',
      loader: { '.js': 'jsx' },
      legalComments: 'none',
      outdir: siteDir,
      logLevel: 'silent',
      plugins: [siteModules(siteDir)],
    });
    const need = needOfBundle(outputFiles.map(({ text }) => text).join('\n'));
    return {
      need: need && `${request} uses ${need}`,
      files: Object.keys(metafile.inputs)
        .map((file) => path.resolve(siteDir, file))
        .filter((file) => existsSync(file)),
    };
  } catch {
    // The site's compiler reports the problem better.
    return { need: `${request} cannot be read`, files: [] };
  }
}

const verdicts = new Map<string, Promise<Verdict>>();

/**
 * Why scripts have to render what a module shows: hooks, handlers, the browser's own objects, or a module that isn't
 * known to do without them. Each module is judged once per process.
 *
 * @param request as the document writes it
 */
export function judgeModule(request: string, siteDir: string): Promise<Verdict> {
  const key = `${siteDir}\0${request}`;
  const known = verdicts.get(key) ?? judge(request, siteDir);
  verdicts.set(key, known);
  return known;
}
