import type { Position } from 'unist';

/** A node of the tree that MDX makes of a document, with the parts that are used here. */
export interface MdxNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MdxNode[];
  readonly position?: Position;
}

/**
 * The parser of MDX 1 itself, as Docusaurus 2 calls it. Loaded with the first text, because it brings Babel, which takes
 * half a second.
 */
const parser = () =>
  require('@mdx-js/mdx') as {
    createMdxAstCompiler: (options: { remarkPlugins: readonly unknown[] }) => {
      parse: (text: string) => MdxNode;
    };
  };

/** The tree of a document's text, without its front matter. */
export const parseBody = (body: string): MdxNode =>
  parser().createMdxAstCompiler({ remarkPlugins: [] }).parse(body);
