import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alwaysWhole } from '../long-texts/constants';
import { text, type HastNode } from '../../fast-build/markdown';
import { treeOf } from '../../fast-build/testing';
import { groupClass } from './constants';
import rehypeTextGroups from './index';

const beginning = 'Text.\n\n'.repeat(alwaysWhole);

const groupsOf = (markdown: string): Promise<HastNode[]> =>
  treeOf(markdown, { rehypePlugins: [rehypeTextGroups] }).then(({ children = [] }) =>
    children.filter(({ type, value }) => type !== 'export' && value?.trim() !== ''),
  );

/** What follows the beginning, as names of elements, with the ones of a group in brackets. */
async function shape(markdown: string): Promise<string> {
  const nodes = await groupsOf(beginning + markdown);
  return nodes
    .slice(alwaysWhole)
    .map(({ tagName, value, properties, children = [] }) => {
      if (properties?.['className'] !== groupClass) return tagName ?? value;
      return `[${children.map((child) => child.tagName).join(' ')}]`;
    })
    .join(' ');
}

const paragraph = 'Text.\n\n';
const list = '- One\n- Two\n\n';
const table = '| A |\n| --- |\n| b |\n\n';
const heading = '### Name\n\n';
const code = '```js\na\n```\n\n';

test('the blocks between two headings are one group', async () => {
  assert.equal(await shape(heading + paragraph + table + list + heading), 'h3 [p table ul] h3');
});

test('the beginning of a text is not grouped', async () => {
  const nodes = await groupsOf(beginning);
  assert.deepEqual(
    nodes.map(({ tagName }) => tagName),
    Array.from({ length: alwaysWhole }, () => 'p'),
  );
  assert.deepEqual(await groupsOf(''), []);
});

test('the entry of a member is grouped wherever it is', async () => {
  const signature = '`@view`\n`def name()`\n\n';
  const nodes = await groupsOf(heading + signature + paragraph + list + heading + paragraph);
  assert.deepEqual(
    nodes.map(({ tagName, children = [] }) =>
      tagName === 'section' ? children.map((child) => child.tagName).join(' ') : tagName,
    ),
    ['h3', 'p p ul', 'h3', 'p'],
  );
});

test('before anything but a heading, and at the end, blocks stay as they are', async () => {
  assert.equal(await shape(paragraph + list + code + paragraph), 'p ul pre p');
  assert.equal(await shape(paragraph + paragraph), 'p p');
  assert.equal(await shape(paragraph + table + '---\n\n'), 'p table hr');
  assert.equal(
    await shape(paragraph + paragraph + ':::note A\n\nText.\n\n:::\n'),
    'p p admonition',
  );
});

test('a block whose height may differ from its text stays outside', async () => {
  const component = '<Figure />\n\n';
  assert.equal(await shape(paragraph + component + heading), 'p <Figure /> h3');
  assert.equal(await shape(`A <Figure /> b.\n\n${paragraph}${heading}`), 'p [p] h3');
  assert.equal(await shape(`![Alt](https://example.org/a.png)\n\n${heading}`), 'p h3');
});

test('a group states its letters, and the lines that they do not fill', async () => {
  const [group] = (await groupsOf(beginning + paragraph + list + heading)).slice(alwaysWhole);
  assert.ok(group);
  assert.deepEqual(group.properties?.['style'], {
    '--letters': text(group).length,
    '--lines': 4.5,
  });
});
