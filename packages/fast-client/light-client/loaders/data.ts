import type { LoaderContext } from 'webpack';

/** What is left out of generated data. */
export interface DataOptions {
  /** Names of properties, at any depth. */
  readonly without: readonly string[];
  /** The only names that the data themselves keep. */
  readonly only?: readonly string[];
}

/** Generated data as the only export of a module, without the properties that pages don't ask for. */
export default function dataLoader(
  this: Pick<LoaderContext<DataOptions>, 'getOptions'>,
  source: string,
): string {
  const { without, only } = this.getOptions();
  const literal = source.replace(/^\/\*.*?\*\/\s*export default |;\s*$/gs, '');
  const all = JSON.parse(literal) as { readonly docsSidebars?: object };
  const slim = JSON.stringify(all, function (this: unknown, key, value: unknown) {
    if (this === all && only?.includes(key) === false) return undefined;
    // Sidebars have the names that the site gives them.
    return without.includes(key) && this !== all.docsSidebars ? undefined : value;
  });
  return `export default JSON.parse(${JSON.stringify(slim)});`;
}
