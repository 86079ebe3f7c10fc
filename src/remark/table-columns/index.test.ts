import assert from 'node:assert/strict';
import { test } from 'node:test';
import { text, type HastNode } from '../../../packages/fast-build/hast';
import { treeOf } from '../../../packages/fast-build/testing';
import rehypeTableColumns from '.';

/** What each cell of the second column gets: its alignment, its class, and its text. */
async function column(
  values: readonly string[],
  { delimiter = '---', more = '' } = {},
): Promise<string[]> {
  const rows = values.map((value) => `| Name | ${value} |${more}\n`).join('');
  const tree = await treeOf(`| Key | Value |${more}\n| --- | ${delimiter} |${more}\n${rows}`, {
    rehypePlugins: [rehypeTableColumns],
  });
  const found: string[] = [];
  const visit = (node: HastNode): void => {
    const cells = (node.children ?? []).filter(({ tagName }) => /^t[dh]$/.test(tagName ?? ''));
    const [, second] = cells;
    if (second) {
      const { align, className, nowrap } = second.properties ?? {};
      const unbroken = nowrap === undefined ? '' : 'nowrap';
      found.push([align, className, unbroken, text(second)].filter(Boolean).join(' '));
    }
    node.children?.forEach(visit);
  };
  visit(tree);
  return found;
}

test('numbers end at the right, with their header', async () => {
  for (const values of [
    ['18', '6'],
    ['−0.62%', '**1,000×**'],
    ['30 days', '$1.50'],
    ['5.5%', '—', '11%'],
  ]) {
    const shown = values.map((value) => `right ${value.replaceAll('*', '')}`);
    assert.deepEqual(await column(values), ['right Value', ...shown]);
  }
});

test('what only looks like numbers stays where it is', async () => {
  for (const values of [
    ['0.3.2', '0.4.3'],
    ['2020-08-06', 'June 2020'],
    ['1 to 2', '3 to 4'],
    ['0x12', '0x34'],
    ['12', 'none'],
    ['12', '—'],
    ['—', '—'],
  ]) {
    assert.deepEqual(await column(values), ['Value', ...values]);
  }
});

test('dates stay in one line, where a browser would break them at a hyphen', async () => {
  assert.deepEqual(await column(['2020-08-06', '2020-11-09']), [
    'Value',
    'nowrap 2020-08-06',
    'nowrap 2020-11-09',
  ]);
});

test('answers become signs, and keep their words', async () => {
  assert.deepEqual(await column(['yes', 'No']), [
    'center Value',
    'center answer-yes yes',
    'center answer-no No',
  ]);
  assert.deepEqual(await column(['yes', 'no, twice']), ['Value', 'yes', 'no, twice']);
});

test('a column that the document aligns is left alone', async () => {
  assert.deepEqual(await column(['1', '2'], { delimiter: ':-:' }), [
    'center Value',
    'center 1',
    'center 2',
  ]);
});

test('sentences get room where the table scrolls on a phone anyway', async () => {
  const values = [
    'Short',
    'Send the call from the account that governs both of them, or wait for its answer.',
  ];
  assert.deepEqual(await column(values, { more: ' --- | --- |' }), [
    'text-column Value',
    ...values,
  ]);
  assert.deepEqual(await column(values, { more: ' --- |' }), ['Value', ...values]);
  const short = ['Short', 'Also short'];
  assert.deepEqual(await column(short, { more: ' --- | --- |' }), ['Value', ...short]);
});
