import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditAddresses } from './address-audit';
import { build } from './support';

test('every address on every page is in the data, with its checksum and the explorer of its chain', (context) => {
  const { problems, ...counts } = auditAddresses(build);
  assert.deepEqual(problems, []);
  context.diagnostic(JSON.stringify(counts));
});
