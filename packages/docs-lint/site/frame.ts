import type { Problem } from '../../files';
import { positionOf } from '../document';
import { sourcesBelow, readText, versionedFolders } from './folders';
import type { Site } from './index';

/** A link to a page of the site that is in code: a sidebar, the navigation, a card, a component. */
type FrameLink = Required<Pick<Problem, 'file' | 'line' | 'column'>> & { readonly target: string };

const linkPattern = /\b(?:to|href|navTarget)(?:: |=)\{?(['"`])(\/[^'"`$\n]*)\1/g;

/** Links to pages of the site in `src/` and the sidebars. Another rule checks the list of moved pages. */
export function frameLinks({ root, facts }: Pick<Site, 'root' | 'facts'>): FrameLink[] {
  const folders = ['src', 'sidebars', versionedFolders(facts).sidebars];
  return sourcesBelow(root, folders, /\.(?:tsx?|json)$/)
    .filter((file) => !file.includes('.test.') && file !== facts.movedFile)
    .flatMap((file) => {
      const text = readText(root, file).replace(/"(to|href)": /g, ' $1:  ');
      return [...text.matchAll(linkPattern)].map(({ index, 2: target = '' }) => ({
        file,
        ...positionOf(text, index),
        target,
      }));
    });
}
