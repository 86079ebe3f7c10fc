import { transform } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** What esbuild is asked for: the browsers to write for, the values of names, and whether to leave out white space. */
export interface LoaderOptions {
  readonly target: string[];
  readonly define: Record<string, string>;
  readonly minifyWhitespace: boolean;
}

/**
 * Compiles TypeScript and JSX with esbuild, in place of Babel. Imports stay as they are, because webpack resolves
 * them.
 */
export default function compile(this: LoaderContext<LoaderOptions>, source: string): void {
  const done = this.async();
  transform(source, {
    loader: this.resourcePath.endsWith('.ts') ? 'ts' : 'tsx',
    jsx: 'transform',
    ...this.getOptions(),
    sourcefile: this.resourcePath,
    sourcemap: this.sourceMap ? 'external' : false,
    tsconfigRaw: '{}',
  }).then(
    ({ code, map }) => done(null, code, map),
    (error: Error) => done(error),
  );
}
