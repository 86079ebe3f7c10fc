import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { compileMarkdown } from '../../../packages/fast-build/testing';
import remarkImageTexts from '.';

test('the text alternative of a picture is an attribute in quotes, over two lines too', async () => {
  const steps = {
    remarkPlugins: [remarkImageTexts],
    staticDirs: [path.resolve(__dirname, '../../../static')],
  };
  const code = await compileMarkdown('![The vault\'s "C:\\new"\n{name}](/img/logo.svg)\n', steps);
  assert.match(code, /<img alt="The vault&#39;s &quot;C:\\new&quot;\n\{name\}" src=\{require/);
});
