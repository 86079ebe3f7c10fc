import { transform, type TransformResult } from 'esbuild';
import { once } from './once';

export interface Options {
  readonly target: string[];
  /** Whether both compilers ask for the file, so that the second can have the result of the first. True if left out. */
  readonly isShared?: boolean;
}

interface LoaderContext {
  readonly resource: string;
  readonly resourcePath: string;
  readonly sourceMap: boolean;
  readonly mode: string;
  getOptions(): Options;
  async(): (error: Error | null, code?: string, map?: object) => void;
}

/**
 * Compiles TypeScript and JSX with esbuild, in place of Babel. Imports stay as they are, because webpack resolves
 * them.
 */
export default function compile(this: LoaderContext, source: string): void {
  const done = this.async();
  const { target, isShared = true } = this.getOptions();
  const make = (): Promise<TransformResult> =>
    transform(source, {
      loader: this.resourcePath.endsWith('.ts') ? 'ts' : 'tsx',
      jsx: 'transform',
      target,
      sourcefile: this.resourcePath,
      sourcemap: this.sourceMap ? 'external' : false,
      // Names that React shows in its messages while a writer works on the site.
      keepNames: false,
      tsconfigRaw: '{}',
    });
  const result =
    isShared && this.mode === 'production' ? once(`${this.resource}\0${source}`, make) : make();
  result.then(
    ({ code, map }) => done(null, code, map ? (JSON.parse(map) as object) : undefined),
    (error: Error) => done(error),
  );
}
