import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatProblem, unreadable } from './problem';

test('says as much of the place as is known', () => {
  const problem = { file: 'docs/a.md', message: 'there is no title', fix: 'write one' };
  assert.equal(formatProblem(problem), 'docs/a.md: there is no title → write one');
  assert.equal(
    formatProblem({ ...problem, line: 3, column: 7 }),
    'docs/a.md:3:7: there is no title → write one',
  );
  assert.equal(
    formatProblem({ ...problem, key: 'functions.sweep' }),
    'docs/a.md: functions.sweep: there is no title → write one',
  );
});

test('is one line, with or without a fix', () => {
  assert.equal(formatProblem({ file: 'a.md', message: 'not "one\n  two"' }), 'a.md: not "one two"');
});

test('a file that cannot be loaded is named, or the one that it loads, with its place', () => {
  const say = (message: string): string =>
    formatProblem(unreadable('/site', 'sidebars/a.ts', new Error(message)));
  assert.equal(
    say('Transform failed with 1 error:\n/site/src/b.ts:3:4: ERROR: Expected "]"'),
    'src/b.ts:3:5: the file cannot be read: Expected "]" → fix what the message names',
  );
  assert.equal(
    say('/site/sidebars/a.ts: no JSON\nmore'),
    'sidebars/a.ts: the file cannot be read: no JSON → fix what the message names',
  );
});
