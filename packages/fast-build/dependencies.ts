import { AsyncLocalStorage } from 'node:async_hooks';
import { statSync } from 'node:fs';

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

/** When each file was changed, as a text that is another one once a file has changed, for steps that keep what they read. */
export const changesOf = (files: readonly string[]): string =>
  files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
