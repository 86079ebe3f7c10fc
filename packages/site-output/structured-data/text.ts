import { attribute, find, hasClass, isElement, rawText, type Node } from '../markdown-copies/tree';

/** Elements that say nothing outside a browser. */
const silent = new Set(['button', 'form', 'noscript', 'script', 'style', 'svg']);
/** Elements whose text does not run on into what follows. */
const apart = new Set(['br', 'li', 'p', 'pre', 'td', 'th']);

/** Text of a node for people, on one line: no controls, no drawn copy of a formula. */
export function line(node: Node): string {
  const text = (inner: Node): string => {
    if ('value' in inner) return inner.value.replaceAll('\u200b', '');
    if (!isElement(inner)) return '';
    if (silent.has(inner.tagName)) return '';
    if (hasClass(inner, 'hash-link') || attribute(inner, 'aria-hidden') === 'true') return '';
    if (hasClass(inner, 'katex')) {
      const tex = find(inner, (item) => attribute(item, 'encoding') === 'application/x-tex');
      return tex ? rawText(tex) : '';
    }
    const content = inner.childNodes.map(text).join('');
    return apart.has(inner.tagName) ? `${content} ` : content;
  };
  return text(node).replace(/\s+/g, ' ').trim();
}
