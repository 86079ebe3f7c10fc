import { adjustmentsOf, ofTheme, withoutNotes, type Adjustment } from './adjustments';
import { readNames, table, withClassNames } from './classNames';

/**
 * Makes one change to a file.
 *
 * @throws if the file does not hold what is to be changed: another release of its package may have it elsewhere
 */
export function adjust(source: string, { file, find, replace }: Adjustment): string {
  if (!find.test(source)) {
    throw new Error(
      `packages/fast-client/adjusted-packages/adjustments.ts: ${file} no longer has ${find.source}. Write what this release has instead, or take the adjustment out.`,
    );
  }
  return source.replace(find, replace);
}

const names = readNames();

/** What webpack gives a loader. */
interface LoaderContext {
  readonly resourcePath: string;
  /** `hasTranslations`: whether the framework's texts are found by their names. */
  getOptions(): { readonly hasTranslations: boolean };
  addDependency(file: string): void;
}

/** Webpack loader: makes the changes of the list to the file that is compiled. */
export default function loader(this: LoaderContext, source: string): string {
  const isPlain = ofTheme.test(this.resourcePath) && !this.getOptions().hasTranslations;
  const text = isPlain ? withoutNotes(source) : source;
  const named = withClassNames(text, names);
  // If a name changes, the cached result for this file is no longer valid.
  if (named !== text) this.addDependency(table);
  return adjustmentsOf(this.resourcePath).reduce(adjust, named);
}
