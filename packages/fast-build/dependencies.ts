import { AsyncLocalStorage } from 'node:async_hooks';

const noted = new AsyncLocalStorage<(file: string) => void>();

/**
 * Says, from within a step of the Markdown compiler, that the document at hand is made of another file too. The document is
 * then compiled again when that file changes or appears: MDX 1 gives its steps no way to say so.
 *
 * @param file absolute path
 */
export function addDependency(file: string): void {
  noted.getStore()?.(file);
}

/** Runs what compiles a document, and hands on the files that its steps name. */
export function withDependencies<T>(note: (file: string) => void, run: () => T): T {
  return noted.run(note, run);
}
