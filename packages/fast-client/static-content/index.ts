import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import visit from 'unist-util-visit';
import type { Node, Parent } from 'unist';
import { addDependency } from '../../fast-build/markdown';
import { judgeModule, needOfWords, ownTheme, type Verdict } from './component';

/** Parts of the theme that documents show without an import, where the site has its own. */
function ownParts(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/theme/MDXComponents');
  const elements = existsSync(folder) ? readdirSync(folder) : [];
  return ['MDXComponents', 'Heading', 'Admonition', 'Details']
    .concat(elements.map((file) => `MDXComponents/${path.parse(file).name}`))
    .filter((name) => ownTheme(siteDir, name) !== undefined)
    .map((name) => `@theme/${name}`);
}

/** A node of the tree that MDX 1 makes of a document. */
interface MdxNode extends Node {
  readonly value?: string;
  readonly lang?: string | null;
}

/**
 * The tree that MDX 1 makes of a text without front matter, as Docusaurus 2 calls it. Loaded with the first text, because
 * it brings Babel, which takes half a second.
 */
export const parseBody = (body: string): Node =>
  (
    require('@mdx-js/mdx') as {
      createMdxAstCompiler: (options: object) => { parse: (text: string) => Node };
    }
  )
    .createMdxAstCompiler({ remarkPlugins: [] })
    .parse(body);

/** Modules that a node asks for. An import holds no other strings than their names. */
function modulesOf({ type, value = '' }: MdxNode): string[] {
  if (type === 'import')
    return [...value.matchAll(/(['"])(.*?)\1/g)].map(([, , name = '']) => name);
  const isCode = type === 'code' || (type === 'jsx' && /<(?:pre|code)\b/.test(value));
  return isCode ? ['@theme/CodeBlock'] : [];
}

/**
 * Attributes that only scripts can set: handlers, and those that a `<Head>` gives the page itself, because browsers can't
 * know from a built page which of them are the document's.
 */
const liveProperty = /\s(on[A-Z]\w*|ref)\s*=\s*\{|<(html|body)\s+([\w-]+)/;

/** What expressions in raw JSX need scripts for. A tag and its end may be apart, so JSX isn't read as a whole. */
const needOfExpressions = (jsx: string): string | undefined =>
  needOfAll(jsx.matchAll(/\{([^{}]*)/g));

/** What the names that imports take need scripts for. */
const needOfImports = (text: string): string | undefined =>
  needOfAll(text.matchAll(/\bimport\b([^'"]*)['"]/g));

function needOfAll(parts: Iterable<RegExpMatchArray>): string | undefined {
  for (const [, code = ''] of parts) {
    const need = needOfWords(code);
    if (need !== undefined) return need;
  }
  return undefined;
}

/** Why only scripts can render a node by itself, or undefined if HTML is enough. */
function ownNeed({ type, value = '', lang }: MdxNode): string | undefined {
  if (type === 'export') return 'it exports code';
  // Docusaurus puts what it holds into the document after this step.
  if (lang === 'mdx-code-block') return `it has a fence of ${lang}`;
  const [, handler, tag, property] = (type === 'jsx' && liveProperty.exec(value)) || [];
  if (handler) return `it sets ${handler}`;
  if (tag) return `it sets ${property} of <${tag}>`;
  const used =
    type === 'jsx' ? needOfExpressions(value) : type === 'import' && needOfImports(value);
  return used ? `it uses ${used}` : undefined;
}

/**
 * Why scripts have to render a document, or undefined if its built HTML is enough. Then browsers take its text from the
 * built page, and load no code for it. This depends on the code of everything that the document shows, followed through
 * its imports. What can't be judged is rendered by scripts, so that it works in any case.
 *
 * @param tree as the MDX compiler parses the document, before other steps have changed it
 * @param siteDir folder of the site
 */
export async function judgeDocument(tree: Node, siteDir: string): Promise<Verdict> {
  /** Modules, and where the document asks for them. */
  const shown = new Map<string, string>();
  let need: string | undefined;
  visit(tree, ['import', 'export', 'jsx', 'code'], (node: MdxNode) => {
    const line = `line ${node.position?.start.line}: `;
    const own = ownNeed(node);
    need ??= own && line + own;
    for (const name of modulesOf(node)) if (!shown.has(name)) shown.set(name, line);
  });
  const verdict = await judgeModules(shown, siteDir);
  return { ...verdict, need: need ?? verdict.need };
}

/** Judges what a document shows, with the parts of the theme that every document has. */
async function judgeModules(shown: ReadonlyMap<string, string>, siteDir: string): Promise<Verdict> {
  const all = new Map([...ownParts(siteDir).map((name) => [name, ''] as const), ...shown]);
  const verdicts = await Promise.all(
    [...all].map(async ([name, line]) => ({ line, ...(await judgeModule(name, siteDir)) })),
  );
  const found = verdicts.find((verdict) => verdict.need !== undefined);
  return {
    need: found?.need && found.line + found.need,
    files: verdicts.flatMap(({ files }) => files),
  };
}

/**
 * `judgeDocument` for a document as it's written, without its front matter. Parsing all documents takes 4 s of a build,
 * so a document is only parsed if something in it, be it in a block of code, might need scripts.
 */
export async function judgeText(text: string, siteDir: string): Promise<Verdict> {
  const names = [...text.matchAll(/\b(?:from|import)\s*(['"])(.*?)\1/g)].map(
    ([, , name = '']) => name,
  );
  const isPlain =
    names.every((name) => /^@(?:site|theme)\//.test(name)) &&
    !/^\s*export\s|mdx-code-block/m.test(text) &&
    !liveProperty.test(text) &&
    needOfExpressions(text) === undefined &&
    needOfImports(text) === undefined;
  if (isPlain) {
    const shown = new Map([...names, '@theme/CodeBlock'].map((name) => [name, ''] as const));
    const verdict = await judgeModules(shown, siteDir);
    if (verdict.need === undefined) return verdict;
  }
  let tree: Node;
  try {
    tree = parseBody(text);
  } catch {
    // The compiler of the document fails there too, and says where.
    return { need: 'it cannot be read', files: [] };
  }
  return judgeDocument(tree, siteDir);
}

/** Front matter, which the compiler of documents doesn't see. */
export const frontMatter = /^---\r?\n(?:[\s\S]*?\r?\n)??---\r?\n/;

/** How many lines a file has above what the compiler gets: its front matter, and blank lines. */
function linesAbove(file: string): number {
  const text = readFileSync(file, 'utf8');
  const body = text.replace(frontMatter, '').trimStart();
  return text.slice(0, text.length - body.length).split('\n').length - 1;
}

/** Warnings given so far: each document is compiled twice, for browsers and for the server. */
const said = new Set<string>();

/**
 * Step of the Markdown compiler that marks a document whose built HTML is enough, and says why another one's isn't. The
 * theme reads the mark when it renders the page. It has to be the first step, because the others add components.
 */
export default function markStaticContent({ siteDir }: { readonly siteDir: string }) {
  return async (tree: Node, { path: file = '' }: { readonly path?: string | undefined }) => {
    const { need, files } = await judgeDocument(tree, siteDir);
    for (const one of files) addDependency(one);
    if (need !== undefined) {
      const why = need.replace(
        /^line (\d+)/,
        (_, line: string) => `line ${Number(line) + linesAbove(file)}`,
      );
      const text = `${path.relative(siteDir, file)} is rendered by scripts. ${why}`;
      if (!said.has(text)) console.log(text);
      said.add(text);
      return;
    }
    const mark: MdxNode = { type: 'export', value: 'export const isStatic = true;' };
    (tree as Parent).children.push(mark);
  };
}
