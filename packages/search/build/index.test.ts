import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import { temporaryFolder } from '../../files';
import search, { type Options } from '../plugin';
import { page } from '../testing/site';
import type { SearchSite } from '../types';
import { buildSearch } from '.';

test('what a site leaves out, or misspells, is named', () => {
  const folder = temporaryFolder('search', { 'docs/a/index.html': page('A', '<p>b</p>') });
  const build = (site: Partial<SearchSite>) => () =>
    buildSearch(folder, { baseUrl: '/', site: site as SearchSite });
  const versions = { section: '', releases: [] };
  const parts = (...ids: string[]) => ids.map((id) => ({ id, label: id }));
  assert.match(build({ versions, parts: parts('docs') })(), /^Indexed 1 section/);
  assert.throws(build({ versions, parts: parts('docs', 'dcs') }), /part "dcs" has no page/);
  assert.throws(build({ versions, parts: parts('') }), /part "" has no page/);
  for (const options of [{}, { site: { parts: [] } }, { site: { versions } }]) {
    assert.throws(
      () => search({} as LoadContext, options as unknown as Options),
      /needs the option site/,
    );
  }
});
