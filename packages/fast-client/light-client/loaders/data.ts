import type { LoaderContext } from './context';

/** What is left out of generated data. */
export interface DataOptions {
  /** Names of properties, at any depth. */
  readonly without: readonly string[];
}

/** Generated data as the only export of a module, without the properties that pages don't ask for. */
export default function dataLoader(
  this: Pick<LoaderContext<DataOptions>, 'getOptions'>,
  source: string,
): string {
  const { without } = this.getOptions();
  const slim = JSON.stringify(JSON.parse(source), (key, value: unknown) =>
    without.includes(key) ? undefined : value,
  );
  return `export default JSON.parse(${JSON.stringify(slim)});`;
}
