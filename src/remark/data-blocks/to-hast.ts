import { Fragment, isValidElement, type ReactNode } from 'react';
import type { HastNode } from '../../../packages/fast-build/hast';

type FunctionComponent = (props: Record<string, unknown>) => ReactNode;

/**
 * Renders components without state or hooks to a syntax tree. The tree goes into the document's own, so that a page
 * carries the markup and neither the component nor its data. A component writes neighboring texts as one, because React
 * separates them by comments in the page.
 *
 * @throws if a component is not a plain function, or an element has a handler
 */
export function toHast(node: ReactNode): HastNode[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number')
    return [{ type: 'text', value: String(node) }];
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => toHast(child));
  if (!isValidElement<Record<string, unknown>>(node))
    throw new Error('only elements and text can be rendered');
  const { type, props } = node;
  const { children, ...given } = props;
  const properties = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  if (type === Fragment) return toHast(children as ReactNode);
  if (typeof type === 'function') return toHast((type as FunctionComponent)(props));
  const handler = Object.keys(properties).find((name) => typeof properties[name] === 'function');
  if (handler !== undefined) {
    throw new Error(`<${type}> has "${handler}", and a data block is markup alone; use an island`);
  }
  return [{ type: 'element', tagName: type, properties, children: toHast(children as ReactNode) }];
}
