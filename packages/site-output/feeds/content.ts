import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { isElement, isInCode, type Element } from '../../files';
import { absolute, isSilent } from '../markdown-copies/tree';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Boxes that only lay out the page. */
const unwrapped = new Set(['div', 'section', 'span']);
/** What an element keeps; feed readers refuse or ignore the rest. */
const kept = new Set([
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'cite', 'datetime'],
  ...['colspan', 'rowspan', 'scope', 'start', 'open', 'xmlns', 'display', 'encoding'],
]);

function clean(node: Node, url: string): Node[] {
  if (!isElement(node)) return 'value' in node ? [node] : [];
  const { tagName } = node;
  if (isSilent(node) || tagName === 'noscript') return [];
  const children = node.childNodes.flatMap((child) => clean(child, url));
  // Code is plain text in a feed.
  if (unwrapped.has(tagName) || (tagName === 'a' && isInCode(node))) return children;
  const attrs = node.attrs
    .filter(({ name }) => kept.has(name))
    .map(({ name, value }) =>
      name === 'href' || name === 'src' ? { name, value: absolute(value, url) } : { name, value },
    );
  const copy = defaultTreeAdapter.createElement(tagName, node.namespaceURI, attrs);
  for (const child of children) defaultTreeAdapter.appendChild(copy, child);
  return [copy];
}

/**
 * A text as a feed carries it: elements that mean something, with absolute addresses, and nothing of the page around
 * it. A formula is its MathML, and of a figure, the caption is left.
 *
 * @param tree the text's element, from `documentTree`
 * @param url absolute address of the page
 * @returns HTML
 */
export function feedContent(tree: Element, url: string): string {
  const fragment = parseFragment('');
  for (const child of tree.childNodes.flatMap((node) => clean(node, url))) {
    defaultTreeAdapter.appendChild(fragment, child);
  }
  return serialize(fragment);
}
