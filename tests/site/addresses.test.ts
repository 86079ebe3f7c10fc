import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { addresses } from '../../src/data/addresses';
import { auditAddresses } from './address-audit';
import { build } from './support';

test('every address on every page is in the data, with its checksum and the explorer of its chain', (context) => {
  const { problems, ...counts } = auditAddresses(build);
  assert.deepEqual(problems, []);
  context.diagnostic(JSON.stringify(counts));
});

test('every address of the data is on a page, or is the token of a vault that is', () => {
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(build, file), 'utf8').toLowerCase())
    .join('\n');
  const shown = addresses.filter(({ address }) => pages.includes(address.toLowerCase()));
  const wanted = new Set(shown.flatMap(({ id, want }) => (want === undefined ? id : [id, want])));
  assert.deepEqual(
    addresses.filter(({ id }) => !wanted.has(id)).map(({ id }) => id),
    [],
  );
});
