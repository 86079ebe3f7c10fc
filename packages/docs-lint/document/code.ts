import visit from 'unist-util-visit';
import { rangeOf } from './tree';
import type { Document, Range } from './types';

const kinds = ['code', 'inlineCode', 'jsx', 'import', 'export', 'math', 'inlineMath'];

/** Elements whose text is code. */
const elements = /<(code|pre|kbd|samp|var)\b[^>]*(?<!\/)>[^]*?<\/\1>/g;

/** Where a document holds code: nothing there is changed without a person. */
export function codeRanges({ tree, text }: Document): Range[] {
  const ranges: Range[] = [...text.matchAll(elements)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
  visit(tree, kinds, (node) => void ranges.push(rangeOf(node)));
  return ranges;
}
