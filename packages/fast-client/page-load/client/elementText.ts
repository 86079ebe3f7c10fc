/**
 * Text that's alone in its element is set as the element's text, as React does.
 *
 * Preact writes it to a text node instead. A translator replaces those nodes, and the reader would never see what is
 * written to one that isn't on the page anymore: https://github.com/preactjs/preact/issues/948.
 */
import { options } from 'preact';

/** Elements of drawings, which Preact gives attributes instead of properties. */
const drawn = /^(?:text|tspan|textPath|title|desc)$/;

/** Not `textContent`: old browsers keep a node that has the same text already, and Preact then removes that node. */
Object.defineProperty(Element.prototype, 'soleText', {
  set(this: Element, text: string | number) {
    this.replaceChildren(String(text));
  },
});

let isOn = false;
const normalize = options.vnode;
options.vnode = (vnode) => {
  normalize?.(vnode);
  if (!isOn || typeof vnode.type !== 'string' || drawn.test(vnode.type)) return;
  const { children } = vnode.props;
  if (typeof children !== 'string' && typeof children !== 'number') return;
  // Components still find the text there, but Preact doesn't.
  Object.defineProperty(vnode.props, 'children', { value: children, enumerable: false });
  Object.assign(vnode.props, { soleText: children });
};

/** Call it once the page is hydrated. Until then, the elements that the server sent have to keep their text nodes. */
export function setTextOfElements(): void {
  isOn = true;
}
