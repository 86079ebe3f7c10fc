/** Reads trees of HTML that parse5 has made. */
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Whether a node is an element, of one of the given names if any are given. */
export function isElement(node: Node | null | undefined, ...names: string[]): node is Element {
  return !!node && 'tagName' in node && (names.length === 0 || names.includes(node.tagName));
}

/** The value of an element's attribute, if it has it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Whether one of an element's classes is a name, or a name with the hash that CSS modules add. */
export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '')
    .split(/\s+/)
    .some((item) => item === name || item.startsWith(`${name}_`));
}

/** What is directly inside of a node. */
export function children(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The elements directly inside of a node, of the given names if any are given. */
export const elements = (node: Node, ...names: string[]): Element[] =>
  children(node).filter((child) => isElement(child, ...names));

/** Every element below a node, in document order, for which a test holds. */
export function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  return elements(node).flatMap((child) => [
    ...(test(child) ? [child] : []),
    ...findAll(child, test),
  ]);
}

/** The first element below a node, in document order, for which a test holds. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const child of elements(node)) {
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Whether a page, as HTML or as the Markdown that it's made from, asks search engines to leave it out. */
export const isHidden = (page: string): boolean => /<meta[^>]*"robots"[^>]*noindex/i.test(page);

/** Whether an element is inside code. */
export function isInCode({ parentNode }: Element): boolean {
  return isElement(parentNode) && (parentNode.tagName === 'code' || isInCode(parentNode));
}
