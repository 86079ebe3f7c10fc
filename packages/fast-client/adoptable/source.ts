/**
 * What a document may import and still be nothing but markup in the browser: components without state, and those of
 * `src/components/islands.ts`, which come to life alone.
 */
const drawnOnce =
  /^@site\/src\/(?:figures\/[\w-]+|components\/(?:Address|AddressTable|AsOf|Figure|KatexStyles|VaultTable|WorkedExample|reference\/\w+))$/;

/** Names of the modules that a text imports. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/^\s*import\s(?:[^'"]*\sfrom\s+)?['"]([^'"]+)['"]/gm)].map(
    ([, name = '']) => name,
  );
}

/** Whether code that a document holds needs none of it in the browser. */
export const isDrawnOnce = (code: string): boolean =>
  importsOf(code).every((name) => drawnOnce.test(name));

/** Examples of code, which may import what they like. */
const fences = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$/gm;

/** Whether the built markup of a document, given as it is written, is all that a reader needs. */
export const isMarkupAlone = (source: string): boolean => isDrawnOnce(source.replace(fences, ''));
