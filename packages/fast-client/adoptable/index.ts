import type { Node, Parent } from 'unist';
import { isDrawnOnce } from './source';

/**
 * Tells of a document whether its built markup is all that a reader needs, with `export const isStatic = true`. Browsers
 * then take the text from the built page, and get no code of it: `packages/fast-client/light-client/client/adopted`.
 */
export default function remarkAdoptable(): (tree: Parent) => void {
  return (tree) => {
    const imports = (tree.children as (Node & { value?: string })[]).filter(
      ({ type }) => type === 'import',
    );
    if (!imports.every(({ value = '' }) => isDrawnOnce(value))) return;
    tree.children.push({ type: 'export', value: 'export const isStatic = true;' } as Node);
  };
}
