import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSite } from '../../packages/docs-lint/site';
import { temporaryFolder } from '../../packages/files';
import { facts } from '../check/facts';
import { usedSources } from './index';

test('sources are listed once each, the oldest first, with every claim', () => {
  const page = (sources: string): string =>
    `---\ntitle: Page\nsources:\n${sources}---\n\n## Fees {#fees}\n`;
  const root = temporaryFolder('sources', {
    'docs/resources/a.md': page('  fees: yearn/yearn-exporter@24ee5f1d/scripts/s3.py\n'),
    'docs/resources/b.md': page(
      '  page: yearn/yearn-vaults@v0.3.0/contracts/Vault.vy\n  fees:\n    - yearn/yearn-exporter@24ee5f1d/scripts/s3.py\n',
    ),
  });
  assert.deepEqual(
    usedSources(readSite(root, facts)).map(({ date, claims }) => [date, claims]),
    [
      ['2021-01-08', ['docs/resources/b.md']],
      ['2022-07-29', ['docs/resources/a.md#fees', 'docs/resources/b.md#fees']],
    ],
  );
});
