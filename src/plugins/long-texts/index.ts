import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const client = path.join(__dirname, 'client');

/**
 * Shows the beginning of a long text before the rest of it has been worked on. A contract page has up to 4,000 elements,
 * of which a window shows a tenth:
 *
 * - the paragraphs of the text that a visit begins with are laid out where the reader is (`markByBlocks.ts`,
 *   `client/styles.css`);
 * - the text that a reader comes to is drawn a few blocks at a time (`client/Blocks.tsx`).
 *
 * A text that is opened at a place further down stands whole at once, so that no place has to be guessed.
 */
export default function longTexts(): Plugin {
  return {
    name: 'long-texts',
    getClientModules() {
      // With the first page, or a file of its own would come with the tools of contract pages.
      return [path.join(client, 'styles.css'), path.join(client, 'inSlices.ts')];
    },
  };
}
