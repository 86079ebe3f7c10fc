import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatProblem } from '.';

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
