import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { latestRelease, releases } from '../../data/releases';
import { pageList } from './pages';
import { releaseFacts } from './releases';

const root = path.join(__dirname, '../../..');
const facts = path.join(root, 'reference/data/releases.json');

/** File of the newest release's note, if there is one yet. */
function noteFile(): string | undefined {
  const ending = `-vaults-${latestRelease}.md`;
  const name = readdirSync(path.join(root, 'blog')).find((file) => file.endsWith(ending));
  return name === undefined ? undefined : path.join(root, 'blog', name);
}

/**
 * Facts about the site as a whole, cut down at build time to what a page shows:
 *
 * - `@generated/site-facts/default/releases.json` for the home page,
 * - `/pages.json`, route and title of every page to find, which the not-found page loads when a path is unknown.
 */
export default function siteFacts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-facts',
    getPathsToWatch: () => [facts, path.join(root, 'blog/*.md')],
    async contentLoaded({ actions }) {
      const file = noteFile();
      const note = file === undefined ? undefined : readFileSync(file, 'utf8');
      const data = releaseFacts({ releases, facts: readFileSync(facts, 'utf8'), note });
      await actions.createData('releases.json', JSON.stringify(data));
    },
    async postBuild({ outDir, routesPaths, head }) {
      const pages = pageList(routesPaths, baseUrl, head);
      await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
    },
  };
}
