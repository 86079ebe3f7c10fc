import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import vm from 'node:vm';
import { temporaryFolder } from '../../files';
import { inlineScript } from '.';

test('a module and what it imports are one script, which leaves nothing behind but what it does', () => {
  const folder = temporaryFolder('inline-script', {
    'a.ts': "import { word } from './b';\n\nconst said: string = `${word}!`;\nsay(said);\n",
    'b.ts': "export const word = 'Hello';\n",
  });
  const { text, files } = inlineScript(path.join(folder, 'a.ts'));
  const said: string[] = [];
  const page = vm.createContext({ say: (word: string) => said.push(word) });
  vm.runInContext(text, page);
  assert.deepEqual(said, ['Hello!']);
  assert.deepEqual(Object.keys(page), ['say']);
  assert.equal(text, text.trim());
  assert.deepEqual(files.map((file) => path.basename(file)).sort(), ['a.ts', 'b.ts']);
});
