import type { Literal } from 'mdast';
import visit from 'unist-util-visit';
import { rangeOf } from './tree';
import type { Document, Range } from './types';

const kinds = ['code', 'inlineCode', 'jsx', 'import', 'export', 'math', 'inlineMath'];

/** Elements whose text is code. */
const opening = /^<(code|pre|kbd|samp|var)\b[^>]*(?<!\/)>$/;

/** Where a document holds code, as the compiler of the site reads it: nothing there is changed without a person. */
export function codeRanges({ tree }: Document): Range[] {
  const ranges: Range[] = [];
  visit(tree, kinds, (node: Literal, index, parent) => {
    const range = rangeOf(node);
    const [, name] = (node.type === 'jsx' && opening.exec(String(node.value))) || [];
    const close =
      name === undefined
        ? undefined
        : parent?.children.slice(index).find((other) => (other as Literal).value === `</${name}>`);
    ranges.push({ start: range.start, end: close ? rangeOf(close).end : range.end });
  });
  return ranges;
}
