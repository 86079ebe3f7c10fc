/**
 * Shows a component without its stylesheet if the stylesheet can't be loaded. Webpack would give up on the page, although
 * its text and its scripts are there.
 */
type Load = (chunk: string | number, promises: Promise<unknown>[]) => void;

/** Webpack's own: the ways in which a chunk is loaded, by kind. */
declare const __webpack_require__: { readonly f?: Record<string, Load | undefined> };

const kinds = __webpack_require__.f;
const load = kinds?.['miniCss'];

if (kinds && load) {
  kinds['miniCss'] = (chunk, promises) => {
    const own: Promise<unknown>[] = [];
    load(chunk, own);
    promises.push(
      ...own.map((one) =>
        one.catch((error: unknown) => console.warn('Shown without its styles:', error)),
      ),
    );
  };
}

// Makes this file a module that `boot.ts` can import.
export {};
