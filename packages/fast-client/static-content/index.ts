import { existsSync } from 'node:fs';
import path from 'node:path';
import visit from 'unist-util-visit';
import type { Node, Parent } from 'unist';

/** What decides whether a document's built HTML is all that a reader needs. */
export interface Options {
  /** Folder of the site. */
  readonly siteDir: string;
  /**
   * Modules, as documents import them, whose components always render the same HTML and need no script in the browser,
   * apart from islands. A name that ends with `/` is for all modules of a folder.
   */
  readonly staticModules: readonly string[];
}

/** Parts of the theme that documents show without an import, where the site has its own. */
const parts = ['MDXComponents', 'Heading', 'Admonition', 'Details'];

function ownParts(siteDir: string): string[] {
  const has = (name: string): boolean =>
    ['', '.js', '.jsx', '.ts', '.tsx'].some((ending) =>
      existsSync(path.join(siteDir, 'src/theme', name + ending)),
    );
  return parts.filter(has).map((name) => `@theme/${name}`);
}

/** A node of the tree that MDX 1 makes of a document. */
interface MdxNode extends Node {
  readonly value?: string;
}

/** Modules that a node asks for. An import holds no other strings than their names. */
function modulesOf({ type, value = '' }: MdxNode): string[] {
  if (type === 'import')
    return [...value.matchAll(/(['"])(.*?)\1/g)].map(([, , name = '']) => name);
  const isCode = type === 'code' || (type === 'jsx' && /<(?:pre|code)\b/.test(value));
  return isCode ? ['@theme/CodeBlock'] : [];
}

/**
 * Why scripts have to render a document, or undefined if its built HTML is enough. Then browsers take its text from
 * the built page, and load no code for it. A document that nothing is known of is rendered by scripts, so that it works
 * in any case.
 *
 * @param tree as the MDX compiler parses the document, before other steps have changed it
 */
export function needForScripts(
  tree: Node,
  { siteDir, staticModules }: Options,
): string | undefined {
  const isStatic = (module: string): boolean =>
    staticModules.some((one) => (one.endsWith('/') ? module.startsWith(one) : module === one));
  const part = ownParts(siteDir).find((name) => !isStatic(name));
  let need = part && `${part} isn't among the static modules`;
  visit(tree, ['import', 'export', 'jsx', 'code'], (node: MdxNode) => {
    const module = modulesOf(node).find((name) => !isStatic(name));
    const handler = node.type === 'jsx' && /\s(on[A-Z]\w*)=\{/.exec(node.value ?? '')?.[1];
    const here =
      node.type === 'export'
        ? 'it exports code'
        : handler
          ? `it handles events (${handler})`
          : module && `it shows ${module}, which isn't among the static modules`;
    need ??= here && `line ${node.position?.start.line}: ${here}`;
  });
  return need;
}

/**
 * Step of the Markdown compiler that marks a document whose built HTML is enough, and says why another one's isn't. The
 * theme reads the mark when it renders the page. It has to be the first step, because the others add components.
 */
export default function markStaticContent(options: Options) {
  return (tree: Node, { path: file }: { readonly path?: string | undefined }): void => {
    const need = needForScripts(tree, options);
    if (need !== undefined) {
      console.log(`${path.relative(options.siteDir, file ?? '')} is rendered by scripts. ${need}`);
      return;
    }
    const mark: MdxNode = { type: 'export', value: 'export const isStatic = true;' };
    (tree as Parent).children.push(mark);
  };
}
