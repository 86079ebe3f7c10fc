import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Makes every `<button data-copy="…">` copy that text, and every `<button data-copy-code>` the code of its block.
 * `src/components/CopyButton` and `src/theme/CodeBlock` render them.
 */
export default function copyButton(): Plugin {
  return {
    name: 'copy-button',
    getClientModules() {
      return [path.join(__dirname, 'client.ts'), path.join(__dirname, 'styles.css')];
    },
  };
}
