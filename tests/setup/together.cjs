/**
 * The test files that `TESTS_OF_ONE_PROCESS` names, a line each, as one file: a process of its own for each of them loads
 * TypeScript, React, and the Markdown compiler again, which takes longer than most of the tests.
 */
const path = require('path');
const { test } = require('node:test');

for (const file of process.env.TESTS_OF_ONE_PROCESS.split('\n')) {
  try {
    require(path.resolve(file));
  } catch (error) {
    // The tests of the other files run all the same.
    test(`${file} can be loaded`, () => {
      throw error;
    });
  }
}
