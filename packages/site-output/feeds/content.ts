import {
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { attribute, find, hasClass, isElement, isInCode, type Element } from '../../html-tree';
import { absolute, rawText } from '../markdown-copies/tree';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that do nothing, or say nothing, in a feed reader. */
const dropped = new Set(['button', 'form', 'input', 'link', 'noscript', 'script', 'style']);
/** Boxes that only lay out the page. */
const unwrapped = new Set(['div', 'section', 'span']);
/** What an element keeps; feed readers refuse or ignore the rest. */
const kept = new Set([
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'cite', 'datetime'],
  ...['colspan', 'rowspan', 'scope', 'start', 'open', 'xmlns', 'display', 'encoding'],
]);

const paragraph = (text: string): Node[] => {
  const element = defaultTreeAdapter.createElement('p', html.NS.HTML, []);
  defaultTreeAdapter.insertText(element, text);
  return [element];
};

/** A drawing as its title and its description: its colors are in a stylesheet that a feed does not have. */
function drawing(element: Element): Node[] {
  const parts = ['title', 'desc'].map((name) => {
    const part = find(element, ({ tagName }) => tagName === name);
    return part ? rawText(part).trim() : '';
  });
  const text = parts.filter(Boolean).join(': ');
  return text ? paragraph(text) : [];
}

function clean(node: Node, url: string): Node[] {
  if (!isElement(node)) return 'value' in node ? [node] : [];
  const { tagName } = node;
  const isHidden = attribute(node, 'aria-hidden') === 'true' || attribute(node, 'hidden') === '';
  if (isHidden || dropped.has(tagName) || hasClass(node, 'hash-link')) return [];
  if (tagName === 'svg') return drawing(node);
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
 * it. A formula is its MathML, a drawing its description.
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
