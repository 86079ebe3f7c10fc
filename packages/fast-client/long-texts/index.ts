import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const client = path.join(__dirname, 'client');

/**
 * Lays out the beginning of a long text before the rest of it. A contract page has up to 4,000 elements, of which a window
 * shows a tenth: the groups below, of `packages/fast-client/text-groups`, are laid out when the reader comes near
 * (`client/styles.css`).
 *
 * A text that is opened at a place further down is laid out whole at once, so that no place has to be guessed:
 * `markByBlocks.ts` for the first page of a visit, `client/byBlocks.ts` from then on.
 */
export default function longTexts(): Plugin {
  return {
    name: 'long-texts',
    getClientModules() {
      return ['styles.css', 'byBlocks.ts'].map((name) => path.join(client, name));
    },
  };
}
