import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { versionedFolders } from './folders';
import type { Site } from './index';

/** A link to a page of the site that is in code: a sidebar, the navigation, a card, a component. */
export interface FrameLink {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly target: string;
}

const LINK = /\b(?:to|href|navTarget)(?:: |=)\{?(['"`])(\/[^'"`$]*)\1/g;

/** Links to pages of the site in `src/` and the sidebars. */
export function frameLinks({ root, facts }: Pick<Site, 'root' | 'facts'>): FrameLink[] {
  return ['src', 'sidebars', versionedFolders(facts).sidebars]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|json)$/.test(name) && !name.includes('.test.'))
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
    )
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, i) =>
          [...text.replace(/"(to|href)": /g, ' $1:  ').matchAll(LINK)].map((found) => ({
            file,
            line: i + 1,
            column: found.index + 1,
            target: found[2] ?? '',
          })),
        ),
    );
}
