import { existsSync } from 'node:fs';
import path from 'node:path';
import { isValidPathname } from '@docusaurus/utils';
import { git } from '../../../files';
import { parseFrontMatter, positionOf } from '../../document';
import { plainText } from '../../document/source';
import type { Facts } from '../../facts';
import type { Rule, SiteFinding } from '../../rule';
import { documentFolders, readText, routeOf, type Site } from '../../site';
import { resolveLink } from '../../site/resolve';

/** Pages that have moved: their old routes and where they are now. */
type MovedPages = Facts['redirects'];
type MovedPage = MovedPages[number];

/** The entries as a person wrote them. */
function movedPages(root: string, movedFile: string): readonly Partial<MovedPage>[] {
  const file = path.join(root, movedFile);
  return existsSync(file) ? (require(file) as { movedPages: MovedPages }).movedPages : [];
}

const isWhole = (entry: Partial<MovedPage>): entry is MovedPage =>
  typeof entry.from === 'string' && typeof entry.to === 'string';

/**
 * Documents that are on the main branch (or in the last commit, on the main branch itself) but not in the working tree.
 */
function goneDocuments({ root, facts }: Site): { file: string; text: string }[] {
  if (git(root, 'rev-parse', '--show-toplevel')?.trim() !== root) return [];
  const [commit = 'HEAD'] = [`origin/${facts.branch}`, facts.branch].flatMap(
    (branch) => git(root, 'merge-base', 'HEAD', branch)?.trim() ?? [],
  );
  const options = ['--name-only', '--no-renames', '--diff-filter=D'];
  const names = git(root, 'diff', ...options, commit, '--', ...documentFolders(facts)) ?? '';
  return names
    .split('\n')
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ file, text: git(root, 'show', `${commit}:${file}`) ?? '' }));
}

/** The page whose address differs from a route in case only. Hosts that ignore case can't lead from one to the other. */
const otherCase = (site: Site, route: string): string | undefined =>
  [...site.pages.keys()].find(
    (page) => page !== route && page.toLowerCase() === route.toLowerCase(),
  );

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
    const other = otherCase(site, route);
    yield other === undefined
      ? {
          file,
          message: `the page "${route}" was removed without a redirect`,
          fix: `add { from: '${route}', to: '…' } to ${site.facts.movedFile}`,
        }
      : {
          file,
          message: `the page "${route}" is "${other}" now, which hosts that ignore case can't tell apart`,
          fix: 'name the file as before',
        };
  }
}

/**
 * Why a redirect can't lead to a target. The build would refuse a target that isn't a page, or that is a place in one.
 */
function wrongTarget(
  site: Site,
  to: string,
): { readonly message: string; readonly fix: string } | undefined {
  const resolved = resolveLink(site, undefined, to);
  if (resolved.kind === 'wrong') return resolved;
  if (resolved.kind !== 'page')
    return { message: "it isn't a page of this site", fix: 'name one that is' };
  const route = to.replace(/[?#].*/s, '');
  return route === to
    ? undefined
    : { message: 'redirects lead to pages, not to a place in one', fix: `write "${route}"` };
}

/** Links from elsewhere survive a move. */
export const rule: Rule = {
  about:
    'A page that moved leads on to its new place, directly, and never from a page that exists.',
  *site(site) {
    const { movedFile } = site.facts;
    const entries = movedPages(site.root, movedFile);
    const moved = entries.filter(isWhole);
    const text = entries.length > 0 ? readText(site.root, movedFile) : '';
    for (const entry of entries.filter((one) => !isWhole(one))) {
      const [value] = Object.values(entry);
      yield {
        file: movedFile,
        ...positionOf(text, Math.max(0, text.indexOf(`'${value}'`))),
        message: 'the entry lacks "from" or "to"',
        fix: "write { from: '/…', to: '/…' }, with the old route and the new one",
      };
    }
    const seen = new Set<string>();
    let offset = 0;
    for (const { from, to } of moved) {
      // Entries are read in their order, and one that is listed twice is found at its second place.
      offset = Math.max(offset, text.indexOf(`from: '${from}'`, offset + 1));
      const place = { file: movedFile, ...positionOf(text, offset) };
      if (!isValidPathname(from) || /\s|\/$|\.html$/.test(from)) {
        const fix =
          'start it with one slash; write no space, "?", "#", or ".html", and no slash at its end';
        yield { ...place, message: `"${from}" is not a route`, fix };
      }
      if (site.pages.has(from) || site.redirects.has(from))
        yield { ...place, message: `"${from}" is a page again`, fix: 'remove the entry' };
      const other = otherCase(site, from);
      if (other !== undefined) {
        const message = `hosts that ignore case can't tell "${from}" from the page "${other}"`;
        yield { ...place, message, fix: 'remove the entry, and name the file as before' };
      }
      if (seen.has(from))
        yield { ...place, message: `"${from}" is listed twice`, fix: 'keep one entry' };
      seen.add(from);
      const leads = `"${from}" leads to "${to}"`;
      if (moved.some((other) => other.from === to) && !site.pages.has(to)) {
        const message = from === to ? `"${from}" leads to itself` : `${leads}, which has moved too`;
        yield { ...place, message, fix: 'name where it is now' };
        continue;
      }
      const wrong = wrongTarget(site, to);
      if (wrong) yield { ...place, message: `${leads}: ${wrong.message}`, fix: wrong.fix };
    }
    yield* lostPages(site, goneDocuments(site), moved);
  },
};
