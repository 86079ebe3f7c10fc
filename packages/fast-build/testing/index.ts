/**
 * Compiles documents for tests of compile steps: the real compiler reads the Markdown, with the tested step added to
 * its own.
 */
import { createElement, type ComponentType, type ElementType } from 'react';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import mdxLoader from '@docusaurus/mdx-loader';
import { mdx, MDXProvider } from '@mdx-js/react';
import { transformSync } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HastNode } from '../hast';

/** Steps, in the form in which the configuration of the site gives them to Docusaurus. */
export type Steps = Partial<Pick<MDXOptions, 'remarkPlugins' | 'rehypePlugins'>>;

/**
 * Compiles a document as Docusaurus does it.
 *
 * @param file its path, which steps may look at
 * @returns JSX
 */
export function compileMarkdown(
  markdown: string,
  steps: Steps,
  file = 'docs/a.md',
): Promise<string> {
  const options = {
    admonitions: true,
    markdownConfig: { mermaid: false },
    staticDirs: [],
    siteDir: process.cwd(),
    ...steps,
  };
  return new Promise((resolve, reject) => {
    const context = {
      resourcePath: file,
      query: options,
      getOptions: () => options,
      addDependency: () => undefined,
      async: () => (error: Error | null, code?: string) => {
        if (error) reject(error);
        else resolve(code ?? '');
      },
    };
    const load = mdxLoader as unknown as (this: object, source: string) => Promise<void>;
    load.call(context, markdown).catch(reject);
  });
}

/** The tree of a document after all steps have changed it. */
export async function treeOf(markdown: string, steps: Steps): Promise<HastNode> {
  let found: HastNode = { type: 'root' };
  const take = () => (tree: HastNode) => {
    found = structuredClone(tree);
  };
  await compileMarkdown(markdown, {
    ...steps,
    rehypePlugins: [...(steps.rehypePlugins ?? []), take],
  });
  return found;
}

/** The HTML of a document without imports, rendered with components of a theme. */
export async function renderMarkdown(
  markdown: string,
  steps: Steps,
  components: Readonly<Record<string, ElementType>>,
): Promise<string> {
  const { code } = transformSync(await compileMarkdown(markdown, steps), {
    loader: 'jsx',
    format: 'cjs',
  });
  const known: Readonly<Record<string, unknown>> = {
    react: require('react'),
    '@mdx-js/react': { mdx },
  };
  const module = { exports: {} as { default: ComponentType } };
  new Function('require', 'module', 'exports', code)(
    (name: string) => known[name],
    module,
    module.exports,
  );
  return renderToStaticMarkup(
    createElement(MDXProvider, { components }, createElement(module.exports.default)),
  );
}
