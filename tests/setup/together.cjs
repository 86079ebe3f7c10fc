/**
 * The test files that `TESTS_OF_ONE_PROCESS` names, a line each, as one file: a process of its own for each of them loads
 * TypeScript, React, and the Markdown compiler again, which takes longer than most of the tests.
 */
const path = require('path');

for (const file of process.env.TESTS_OF_ONE_PROCESS.split('\n')) require(path.resolve(file));
