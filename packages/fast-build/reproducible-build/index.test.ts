import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import globalData from './globalData';
import { portable } from './index';

test('generated files of routes are named by their alias, at every depth', () => {
  const generated = path.resolve('/home/someone/site/.docusaurus');
  const facts = path.join(generated, 'docs/default/facts.json');
  const route = {
    path: '/a',
    component: '@theme/DocPage',
    context: { plugin: facts },
    routes: [{ path: '/a/b', component: '@theme/DocItem', context: { plugin: facts } }],
  };
  const result = portable(route, generated);
  assert.deepEqual(result.context, { plugin: '@generated/docs/default/facts.json' });
  assert.deepEqual(result.routes?.[0]?.context, { plugin: '@generated/docs/default/facts.json' });
  assert.deepEqual(portable({ path: '/', component: 'x' }, generated), {
    path: '/',
    component: 'x',
  });
});

test('shared data of plugins have one order, and keep their own', () => {
  assert.equal(
    globalData('{"docs":{"b":{"z":1,"a":[2,1]},"a":{}},"blog":{"x":1}}'),
    '{"blog":{"x":1},"docs":{"a":{},"b":{"z":1,"a":[2,1]}}}',
  );
});
