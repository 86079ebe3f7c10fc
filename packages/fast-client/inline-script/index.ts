import path from 'node:path';
import { buildSync } from 'esbuild';

/** A script for the markup of a page, and the files that it's made of. */
export interface InlineScript {
  readonly text: string;
  readonly files: readonly string[];
}

/**
 * Joins a module and what it imports into one short script, whose text is the same in every page, so that the content
 * security policy needs a single hash. Nothing is rewritten for older browsers: write it for the oldest supported ones.
 */
export function inlineScript(file: string): InlineScript {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    metafile: true,
  });
  return {
    text: outputFiles.map(({ text }) => text.trim()).join(''),
    files: Object.keys(metafile.inputs).map((input) => path.resolve(input)),
  };
}
