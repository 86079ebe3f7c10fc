/** Where React 17.0.2 makes the root of a page: 0 is the tag of roots that are worked on in one piece, 2 of concurrent ones. */
const madeRoot = /(return new \w+\(\w+,)0(,(\w+)\?\{hydrate:!0\}:void 0\))/;

/**
 * Makes roots that take over a built page concurrent; all others stay as they are.
 *
 * @throws if React's code is another than the one this was written for
 */
export default function sliceHydration(source: string): string {
  if (!madeRoot.test(source)) {
    throw new Error(
      'src/plugins/sliced-hydration/loader.ts: this release of react-dom makes its roots in another way. Write the new one into `madeRoot`, or take the plugin out of src/config/plugins.ts.',
    );
  }
  return source.replace(madeRoot, '$1$3?2:0$2');
}
