import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../../../packages/files';
import { readClasses } from '.';

test('what is wrong with a class of queries is said with file and line', () => {
  const start = 'rationale: Words of readers.\nqueries:\n  - query: fees\n    expect: [/a]\n';
  for (const [text, says] of [
    [
      `${start}  - qeury: yield\n    expect: [/a]\n`,
      '5:5: "qeury" is none of the keys query, expect, reading',
    ],
    [`${start}  - query: 3\n    expect: [/a]\n`, '5:5: a query is not text: put it in quotes'],
    [`${start}  - query: yield\n    expect: /a\n`, '5:5: "yield" expects no section'],
    [
      `${start}  - query: yield\n    expect: [/a]\n    reading: 1.0.0\n`,
      '5:5: "yield" names a release that does not exist: 1.0.0',
    ],
    [`${start}\t- query: yield\n`, '5:1: Tabs are not allowed as indentation'],
    ['queries: []\n', '1:1: it has no rationale'],
    ['rationale: Words\n', '1:1: it has no list of queries'],
  ] as const) {
    const folder = temporaryFolder('queries', { 'a.yaml': text });
    assert.throws(
      () => readClasses(folder),
      (error: Error) => {
        assert.equal(error.message.replace(/^.*\/a\.yaml:/, ''), says);
        return true;
      },
    );
  }
});
