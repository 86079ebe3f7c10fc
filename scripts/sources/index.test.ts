import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readSite } from '../../packages/docs-lint/site';
import { facts } from '../check/facts';
import { usedSources } from './index';

test('sources are listed once each, the oldest first, with every claim', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  after(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'docs/resources'), { recursive: true });
  const write = (name: string, sources: string): void =>
    writeFileSync(
      path.join(root, 'docs/resources', name),
      `---\ntitle: Page\nsources:\n${sources}---\n\n## Fees {#fees}\n`,
    );
  write('a.md', '  fees: yearn/yearn-exporter@24ee5f1d/scripts/s3.py\n');
  write(
    'b.md',
    '  page: yearn/yearn-vaults@v0.3.0/contracts/Vault.vy\n  fees:\n    - yearn/yearn-exporter@24ee5f1d/scripts/s3.py\n',
  );
  assert.deepEqual(
    usedSources(readSite(root, facts)).map(({ date, claims }) => [date, claims]),
    [
      ['2021-01-08', ['docs/resources/b.md']],
      ['2022-07-29', ['docs/resources/a.md#fees', 'docs/resources/b.md#fees']],
    ],
  );
});
