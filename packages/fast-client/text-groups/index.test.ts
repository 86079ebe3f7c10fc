import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alwaysWhole } from '../long-texts/constants';
import { text, type HastNode } from '../../fast-build/hast';
import { groupClass } from './constants';
import { groupTexts } from './index';

const block = (tagName: string, ...children: (HastNode | string)[]): HastNode => ({
  type: 'element',
  tagName,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});
const end: HastNode = { type: 'text', value: '\n' };
const paragraph = block('p', 'Text');
const list = block('ul', end, block('li', 'One'), end, block('li', 'Two'), end);
const heading = block('h3', 'Name');
const beginning = Array.from({ length: alwaysWhole }, () => paragraph);

/** What follows the beginning, as names of elements: those of a group in brackets. */
const shape = (...nodes: HastNode[]): string =>
  groupTexts([...beginning, ...nodes])
    .slice(alwaysWhole)
    .map((node) =>
      node.properties?.['className'] === groupClass
        ? `[${(node.children ?? []).map(({ tagName }) => tagName).join(' ')}]`
        : (node.tagName ?? node.value),
    )
    .join(' ');

test('what stands between headings is one group', () => {
  assert.equal(
    shape(heading, end, paragraph, end, block('table'), end, list, end, heading),
    'h3 [p table ul] h3',
  );
});

test('the beginning of a text is not grouped', () => {
  const nodes = [...beginning.slice(1), paragraph];
  assert.deepEqual(groupTexts(nodes), nodes);
  assert.deepEqual(groupTexts([]), []);
});

test('before anything but a heading, and at the end, the last block stays outside', () => {
  assert.equal(shape(paragraph, list, block('pre'), paragraph), '[p] ul pre p');
  assert.equal(shape(paragraph, paragraph), '[p] p');
});

test('what may have another height than its text stays outside', () => {
  const component: HastNode = { type: 'jsx', value: '<Figure />' };
  assert.equal(shape(paragraph, component, heading), 'p <Figure /> h3');
  assert.equal(shape(block('p', component), paragraph, heading), 'p [p] h3');
  assert.equal(shape(block('p', block('img')), heading), 'p h3');
});

test('a group tells its letters, and the lines that these do not fill', () => {
  const [group] = groupTexts([...beginning, paragraph, list, heading]).slice(alwaysWhole);
  assert.ok(group);
  assert.deepEqual(group.properties?.['style'], {
    '--letters': text(group).length,
    '--lines': 4.5,
  });
});
