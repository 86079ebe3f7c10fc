import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hit, SearchSection } from '../types';
import { groupHits } from './groups';

const hit = (id: number, section: SearchSection): Hit => ({
  id: String(id),
  url: `/${id}`,
  title: [],
  path: [],
  section,
  sectionLabel: section.toUpperCase(),
  kind: 'guide',
  version: undefined,
  otherVersions: [],
  excerpt: undefined,
});

test('the best hits stay in front, the others come by part of the site in the order of their best', () => {
  const parts: SearchSection[] = [
    'vaults',
    'resources',
    'vaults',
    'security',
    'vaults',
    'security',
  ];
  assert.deepEqual(
    groupHits(parts.map((part, id) => hit(id, part))).map(({ label, hits }) => [
      label,
      ...hits.map(({ id }) => id),
    ]),
    [
      ['Best matches', '0', '1', '2'],
      ['SECURITY', '3', '5'],
      ['VAULTS', '4'],
    ],
  );
});

test('a few hits are one group, none is none', () => {
  assert.equal(groupHits([hit(0, 'vaults'), hit(1, 'security')]).length, 1);
  assert.deepEqual(groupHits([]), []);
});

test('the hit with the answer is a group of its own, in front of the best of the others', () => {
  const answering = { ...hit(0, 'resources'), answer: [{ text: 'No.', match: false }] };
  assert.deepEqual(
    groupHits([answering, hit(1, 'security'), hit(2, 'vaults')]).map(({ label, hits }) => [
      label,
      ...hits.map(({ id }) => id),
    ]),
    [
      ['Answer', '0'],
      ['Best matches', '1', '2'],
    ],
  );
});
