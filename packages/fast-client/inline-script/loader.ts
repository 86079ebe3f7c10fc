import type { LoaderContext } from 'webpack';
import { inlineScript } from '.';

/** Has `import text from './module?inline'` give the text of a script for the markup of a page. */
export default function load(this: LoaderContext<object>): string {
  const { text, files } = inlineScript(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return `export default ${JSON.stringify(text)};`;
}
