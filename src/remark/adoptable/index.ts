import type { Node, Parent } from 'unist';

/**
 * What a document may import and still be nothing but markup in the browser: components without state, and those of
 * `src/components/islands.ts`, which come to life alone.
 */
const drawnOnce =
  /^@site\/src\/(?:figures\/[\w-]+|components\/(?:Address|AddressTable|AsOf|Figure|KatexStyles|VaultTable|WorkedExample|reference\/MemberTools))$/;

/** Names of the modules that a document imports. */
function importsOf(tree: Parent): string[] {
  return (tree.children as (Node & { value?: string })[])
    .filter(({ type }) => type === 'import')
    .flatMap(({ value = '' }) => [
      ...value.matchAll(/^\s*import\s(?:[^'"]*\sfrom\s+)?['"]([^'"]+)['"]/gm),
    ])
    .map(([, name = '']) => name);
}

/**
 * Tells of a document whether its built markup is all that a reader needs, with `export const isStatic = true`. The page
 * that a visit begins with then needs no code of its text: `src/plugins/light-client/client/adopted`.
 */
export default function remarkAdoptable(): (tree: Parent) => void {
  return (tree) => {
    if (!importsOf(tree).every((name) => drawnOnce.test(name))) return;
    tree.children.push({ type: 'export', value: 'export const isStatic = true;' } as Node);
  };
}
