import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '../../packages/docs-lint/facts';
import { readList } from '../../packages/docs-lint/spelling';
import { feedLinks } from '../../packages/site-output/feeds';
import { buildEnvironment } from '../../src/config/environment';
import { layout } from '../../src/config/layout';
import { sectionRedirects } from '../../src/config/plugins';
import { releaseNotes } from '../../src/config/preset';
import { addresses } from '../../src/data/addresses';
import { site } from '../../src/data/site';
import { tags } from '../../src/data/tags';
import { blocks } from '../../src/remark/data-blocks/blocks';

const reference = path.resolve(__dirname, '../../reference/data');
let read: ReadonlySet<string> | undefined;

/** Names of contracts and of their members. */
export const members = (): ReadonlySet<string> =>
  (read ??= new Set(
    readdirSync(reference)
      .filter((name) => name.endsWith('.json'))
      .flatMap(
        (name) =>
          readFileSync(path.join(reference, name), 'utf8').match(
            /(?<="name": ")\w+|(?<=[."( ])\w*[a-z_]\w*[A-Z_]\w*/g,
          ) ?? [],
      ),
  ));

/** What is specific to this site: everything that the rules of `packages/docs-lint` know about it. */
export const facts: Facts = {
  ...layout,
  url: site.url,
  branch: site.repository.branch,
  tags: tags.map(({ id }) => id),
  tagsFile: 'src/data/tags/index.ts',
  movedFile: 'src/data/moved/index.ts',
  redirects: sectionRedirects(buildEnvironment({})),
  files: feedLinks('/', releaseNotes).map(({ attributes }) => String(attributes?.['href'])),
  components: [...blocks.keys()],
  project: 'Yearn',
  trustedHosts: readList('scripts/check/words/trusted-hosts.txt'),
  words: {
    dictionary: 'scripts/check/words/dictionary.txt',
    names: 'scripts/check/words/names.txt',
    keptTitles: 'scripts/check/words/kept-titles.txt',
  },
  texts: {
    // What developers and maintainers read.
    folders: [
      '.github',
      'maintenance',
      'packages',
      'reference',
      'samples',
      'scripts',
      'sidebars',
      'src',
      'tests',
    ],
    // Not checked: data of the contracts, and what readers type.
    skipped: /^reference\/data\/|^src\/data\/search-queries\/[\w-]+\.yaml$/,
    data: ['sidebars', 'src/data/addresses', 'src/data/tags'],
  },
  symbols: addresses.flatMap(({ symbol }) => symbol ?? []),
  names: addresses.flatMap(({ symbol = '', label }) => [
    symbol,
    // If an entry lacks its label, the rule for addresses names it.
    ...`${label}`.split(/[^\p{L}\d]+/u),
  ]),
  isMember: (word) => members().has(word),
};
