import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder, type Problem } from '../files';
import { loadOverview, overviewFile, renderOverview } from './overview';
import { loadSite } from './testing/site';

const { overview, presence, releases, settings } = loadSite();

test('the overview names every contract of a release, and none that it lacks', () => {
  for (const release of releases) {
    const rendered = renderOverview(overview, presence, release).join('\n');
    for (const [page, { presentIn }] of Object.entries(presence)) {
      assert.equal(rendered.includes(`(./${page}.md)`), presentIn.includes(release), page);
    }
    assert.doesNotMatch(rendered, /\n{3}|\| {2}\||, \|/, release);
  }
});

test('the page that holds it is in every release', () => {
  assert.deepEqual(presence[settings.overviewPage]?.presentIn, releases);
});

test('a paragraph and a name in a list go with the contract that a release lacks', () => {
  const text = [
    'Wrappers: [one](./BaseWrapper.md).',
    '',
    '| Contract | Use |',
    '| --- | --- |',
    '| [Vault](./vault.md), [yToken](./yToken.md) | Both |',
    '| [yWETH](./yWETH.md) | Ether |',
  ].join('\n');
  assert.equal(
    renderOverview(text, presence, '0.3.0').slice(2).join('\n').trim(),
    '| Contract | Use |\n| --- | --- |\n| [Vault](./vault.md) | Both |',
  );
});

test('a link to nowhere and a contract left out are named, with what to do', () => {
  const root = temporaryFolder('overview', { [overviewFile]: '[Vault](./valut.md)' });
  const problems: Problem[] = [];
  loadOverview(presence, root, problems);
  assert.ok(problems.every(({ file }) => file === overviewFile));
  assert.deepEqual(problems[0]?.key, 'valut');
  assert.ok(problems.some(({ key, fix }) => key === 'vault' && fix?.includes('./vault.md')));
});
