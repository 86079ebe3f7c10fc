import { parseFragment } from 'parse5';
import { attribute, find, hasClass, isElement, type Element, type Node } from '../../files';

/** All text below a node, unchanged. A `<br>` is a line break. */
export function rawText(node: Node): string {
  if ('value' in node) return node.value;
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  return node.childNodes.map(rawText).join('');
}

const controls = new Set(
  'button form input label link nav output script select style svg textarea'.split(' '),
);

/** Whether an element says nothing outside a browser: it's a control, decoration, or hidden. */
export const isSilent = (element: Element): boolean =>
  controls.has(element.tagName) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  hasClass(element, 'hash-link');

/** An address as it leads from anywhere. One that is none, such as that of an example with a word for its port, stays. */
export const absolute = (address: string, page: string): string =>
  URL.canParse(address, page) ? new URL(address, page).href : address;

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
  const article = parseFragment(html.slice(start, end), { scriptingEnabled: false });
  return find(article, (element) => hasClass(element, 'markdown'));
}
