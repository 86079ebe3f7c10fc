import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** Whether a node is an element, of one of the given names if any are given. */
export function isElement(node: Node | null | undefined, ...names: string[]): node is Element {
  return !!node && 'tagName' in node && (names.length === 0 || names.includes(node.tagName));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Whether one of an element's classes is, or starts with, a name: CSS modules add a hash behind it. */
export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '')
    .split(/\s+/)
    .some((item) => item === name || item.startsWith(`${name}_`));
}

/** First element below a node, in document order, for which a test holds. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (!isElement(node)) return undefined;
  if (test(node)) return node;
  for (const child of node.childNodes) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All text below a node, unchanged. A `<br>` is a line break. */
export function rawText(node: Node): string {
  if ('value' in node) return node.value;
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  return node.childNodes.map(rawText).join('');
}

/** The TeX source, which KaTeX keeps next to the drawn formula. */
export function tex(element: Element): string | undefined {
  const source = find(element, (inner) => attribute(inner, 'encoding') === 'application/x-tex');
  return source && rawText(source).trim();
}

/**
 * The text of a document or post inside its page, parsed: everything below the article's element of class `markdown`.
 *
 * @param html a page of a document or post
 * @returns undefined if the page contains none
 */
export function documentTree(html: string): Element | undefined {
  // Only the article is parsed: navigation and footer are as large as a short document.
  const start = html.indexOf('<article');
  const end = html.indexOf('</article>', start);
  if (start < 0 || end < 0) return undefined;
  for (const node of parseFragment(html.slice(start, end)).childNodes) {
    const found = find(node, (element) => hasClass(element, 'markdown'));
    if (found) return found;
  }
  return undefined;
}
