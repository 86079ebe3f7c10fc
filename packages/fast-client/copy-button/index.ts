import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Makes every `<button data-copy="…">` copy that text, every `<button data-copy-code>` the code of its block, and every
 * `<button data-copy-from="…" data-copy-name="…">` the file at that address, which is fetched then. The anchors of headings
 * copy their own address. `src/components/Address`, `src/theme/CodeBlock`, and `src/theme/DocItem/Footer` render buttons.
 */
export default function copyButton(): Plugin {
  return {
    name: 'copy-button',
    getClientModules() {
      return [path.join(__dirname, 'client.ts'), path.join(__dirname, 'styles.css')];
    },
  };
}
