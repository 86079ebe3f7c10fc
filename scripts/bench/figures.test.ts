import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sectionText, withSection } from './figures';

const section = (title: string, value: string): string =>
  sectionText(
    {
      title,
      about: 'Kilobytes.',
      table: [
        ['Page', 'kB'],
        ['/', value],
      ],
    },
    'today',
  );

test('a new section comes last, a known one keeps its place', () => {
  const first = withSection('', section('Bytes', '1'));
  assert.match(
    first,
    /^# Figures\n[\s\S]*\n## Bytes\n\nKilobytes\.\n\nMeasured today\.\n\n\| Page/,
  );
  const both = withSection(first, section('Build', '2'));
  assert.ok(both.startsWith(first.trimEnd()));
  const again = withSection(both, section('Bytes', '3'));
  assert.deepEqual(
    [...again.matchAll(/^## (.+)|^\| \/ .* (\d+) \|/gm)].map(([, title, value]) => title ?? value),
    ['Bytes', '3', 'Build', '2'],
  );
});

test('the same figures give the same file', () => {
  const file = withSection(withSection('', section('Bytes', '1')), section('Build', '2'));
  assert.equal(withSection(file, section('Bytes', '1')), file);
});
