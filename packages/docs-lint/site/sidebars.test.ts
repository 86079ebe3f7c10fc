import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../../files';
import { readSidebars } from './sidebars';

test('the sidebar of an older release that cannot be read is named with the line', () => {
  const layout = { sections: [], versions: { section: 'vaults', releases: ['2.0.0', '1.0.0'] } };
  const file = 'vaults_versioned_sidebars/version-1.0.0-sidebars.json';
  for (const [text, says] of [
    [
      '{\n  "vaults": [\n    "a",\n  ]\n}\n',
      ':3:8: the file cannot be read: JSON does not support trailing commas',
    ],
    [
      '{\n  "vaults": [\n    "a"\n    "b"\n  ]\n}\n',
      ':4:5: the file cannot be read: Expected "," in JSON but found "\\"b\\""',
    ],
    [
      "{\n  'vaults': []\n}\n",
      ':2:3: the file cannot be read: JSON strings must use double quotes',
    ],
  ] as const) {
    const root = temporaryFolder('sidebars', { [file]: text });
    assert.throws(
      () => readSidebars(root, layout),
      (error: Error) => error.message.startsWith(`${file}${says} → `) || assert.fail(error.message),
    );
  }
});
