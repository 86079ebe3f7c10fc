import { adjustmentsOf, type Adjustment } from './adjustments';

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

/** Webpack loader: makes the changes of the list to the file that is compiled. */
export default function loader(this: { readonly resourcePath: string }, source: string): string {
  return adjustmentsOf(this.resourcePath).reduce(adjust, source);
}
