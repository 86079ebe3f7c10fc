import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../../document';
import { plainText } from '../../document/source';
import type { Facts } from '../../facts';
import type { Rule, SiteFinding } from '../../rule';
import { documentFolders, routeOf, type Site } from '../../site';
import { resolveLink } from '../../site/resolve';

/** Pages that have moved: their old routes and where they are now. */
type MovedPages = Facts['redirects'];

/** The file that lists moved pages: it exports `movedPages`. */
const movedFile = 'src/data/moved/index.ts';

function movedPages(root: string): MovedPages {
  const file = path.join(root, movedFile);
  return existsSync(file) ? (require(file) as { movedPages: MovedPages }).movedPages : [];
}

const git = (root: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
};

/** Documents that the main branch has (or the last commit, on the main branch itself) and the working tree has not. */
function goneDocuments({ root, facts }: Site): { file: string; text: string }[] {
  if (git(root, 'rev-parse', '--show-toplevel')?.trim() !== root) return [];
  const base = ['origin/master', 'origin/main', 'master', 'main']
    .map((branch) => git(root, 'merge-base', 'HEAD', branch)?.trim())
    .find((commit) => commit !== undefined);
  const commit = base ?? 'HEAD';
  const options = ['--name-only', '--no-renames', '--diff-filter=D'];
  const names = git(root, 'diff', ...options, commit, '--', ...documentFolders(facts)) ?? '';
  return names
    .split('\n')
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ file, text: git(root, 'show', `${commit}:${file}`) ?? '' }));
}

/**
 * Findings for pages that were removed.
 *
 * @param gone documents that the site had before
 */
export function* lostPages(
  site: Site,
  gone: readonly { file: string; text: string }[],
  moved: MovedPages,
): Generator<SiteFinding> {
  for (const { file, text } of gone) {
    const route = routeOf(site.facts, { file, frontMatter: parseFrontMatter(plainText(text)) });
    if (route === undefined || site.pages.has(route) || site.redirects.has(route)) continue;
    if (moved.some(({ from }) => from === route)) continue;
    yield {
      file,
      message: `the page "${route}" was removed without a redirect`,
      fix: `add { from: '${route}', to: '…' } to ${movedFile}`,
    };
  }
}

/** Links from elsewhere survive a move. */
export const rule: Rule = {
  about:
    'A page that moved leads on to its new place, directly, and never from a page that exists.',
  *site(site) {
    const moved = movedPages(site.root);
    const file = movedFile;
    const seen = new Set<string>();
    for (const { from, to } of moved) {
      if (site.pages.has(from))
        yield { file, message: `"${from}" is a page again`, fix: 'remove the entry' };
      if (seen.has(from))
        yield { file, message: `"${from}" is listed twice`, fix: 'keep one entry' };
      seen.add(from);
      const leads = `"${from}" leads to "${to}"`;
      if (moved.some((other) => other.from === to.replace(/#.*/, ''))) {
        yield { file, message: `${leads}, which has moved too`, fix: 'name the last place' };
        continue;
      }
      const resolved = resolveLink(site, undefined, to);
      if (resolved.kind === 'wrong')
        yield { file, message: `${leads}: ${resolved.message}`, fix: resolved.fix };
    }
    yield* lostPages(site, goneDocuments(site), moved);
  },
};
