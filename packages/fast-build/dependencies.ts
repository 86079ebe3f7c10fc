import { AsyncLocalStorage } from 'node:async_hooks';

const noted = new AsyncLocalStorage<(file: string) => void>();

/**
 * A step of the Markdown compiler calls this when the document also depends on another file. The document is then
 * compiled again when that file changes or appears. MDX 1 itself has no way to say so.
 *
 * @param file absolute path
 */
export function addDependency(file: string): void {
  noted.getStore()?.(file);
}

/** Compiles a document, and reports the files that its steps name. */
export function withDependencies<T>(note: (file: string) => void, run: () => T): T {
  return noted.run(note, run);
}
