import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../../../files';
import { check, format, readSite } from '../../index';
import { exampleFacts } from '../../testing';
import { rule } from './index';

test('a link of a sidebar leads to the site that it seems to lead to', () => {
  const item = (href: string): string => `  { type: 'link', label: 'Vaults', href: '${href}' },\n`;
  const root = temporaryFolder('look-alikes', {
    'sidebars/resources.ts': `export const resources = [\n${item('https://yearn.finance')}${item('https://yearn-finance.example/a')}];\n`,
  });
  const found = check(readSite(root, exampleFacts), [], [{ ...rule, name: 'look-alikes' }]);
  assert.deepEqual(found.map(format), [
    'sidebars/resources.ts:3:42: "yearn-finance.example" looks like "yearn.finance" → write "yearn.finance", or add the site to the trusted hosts if readers may trust it (look-alikes)',
  ]);
});
