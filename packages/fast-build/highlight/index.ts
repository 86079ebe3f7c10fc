import { text, type HastNode } from '../hast';
import { highlight } from './highlight';

function languageOf({ properties }: HastNode): string | undefined {
  const names = ([] as unknown[]).concat(properties?.['className'] ?? []).map(String);
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function visit(node: HastNode): void {
  const [code] = node.tagName === 'pre' ? (node.children ?? []) : [];
  if (code?.tagName !== 'code') {
    node.children?.forEach(visit);
    return;
  }
  const { metastring } = code.properties ?? {};
  code.properties = {
    ...code.properties,
    ...highlight(text(code), languageOf(code), metastring as string | undefined),
  };
}

/**
 * Colors code while documents are compiled: the page gets pieces with their kinds, so no browser loads a highlighter.
 * `src/theme/CodeBlock` draws them. What the classic theme reads of a fence stays beside them.
 */
export default function rehypeHighlight(): (tree: HastNode) => void {
  return visit;
}
