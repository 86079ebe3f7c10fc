import remarkMath from 'remark-math';
import type { Document, Range } from './types';

/** Node of the compiler's tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?: {
    readonly start: { readonly offset: number };
    readonly end: { readonly offset: number };
  };
}

/** The parser of MDX 1 itself, as Docusaurus 2 calls it. */
const { createMdxAstCompiler } = require('@mdx-js/mdx') as {
  createMdxAstCompiler: (options: { remarkPlugins: readonly unknown[] }) => {
    parse: (text: string) => Node;
  };
};

const code = new Set([
  'code',
  'inlineCode',
  'jsx',
  'import',
  'export',
  'comment',
  'math',
  'inlineMath',
]);

/** Elements whose text is code. */
const opening = /^<(code|pre|kbd|samp|var)\b[^>]*(?<!\/)>$/;

/** Where a document holds code, as the compiler of the site reads it: nothing there is changed without a person. */
export function codeRanges({ text, frontMatter }: Document): Range[] {
  const start = frontMatter?.end ?? 0;
  const ranges: Range[] = [];
  const visit = ({ type, children = [], position }: Node): void => {
    if (code.has(type) && position) {
      ranges.push({ start: start + position.start.offset, end: start + position.end.offset });
    }
    for (const [index, child] of children.entries()) {
      visit(child);
      const [, name] = (child.type === 'jsx' && opening.exec(child.value ?? '')) || [];
      const close = children.slice(index).find(({ value }) => value === `</${name}>`);
      if (name === undefined || !close?.position || !child.position) continue;
      ranges.push({
        start: start + child.position.start.offset,
        end: start + close.position.end.offset,
      });
    }
  };
  visit(createMdxAstCompiler({ remarkPlugins: [remarkMath] }).parse(text.slice(start)));
  return ranges;
}
