import type { Problem } from '../../problem';
import { filesBelow, readText, versionedFolders } from './folders';
import type { Site } from './index';

/** A link to a page of the site that is in code: a sidebar, the navigation, a card, a component. */
type FrameLink = Required<Pick<Problem, 'file' | 'line' | 'column'>> & { readonly target: string };

const linkPattern = /\b(?:to|href|navTarget)(?:: |=)\{?(['"`])(\/[^'"`$]*)\1/g;

/** Links to pages of the site in `src/` and the sidebars. */
export function frameLinks({ root, facts }: Pick<Site, 'root' | 'facts'>): FrameLink[] {
  return ['src', 'sidebars', versionedFolders(facts).sidebars]
    .flatMap((folder) => filesBelow(root, folder, /\.(?:tsx?|json)$/))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readText(root, file)
        .split('\n')
        .flatMap((text, i) =>
          [...text.replace(/"(to|href)": /g, ' $1:  ').matchAll(linkPattern)].map((found) => ({
            file,
            line: i + 1,
            column: found.index + 1,
            target: found[2] ?? '',
          })),
        ),
    );
}
