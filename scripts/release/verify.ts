/** Checks whether the folder that holds this file can be built. The release command runs it inside its copy. */
import path from 'node:path';
import { formatProblem } from '../../packages/problem';
import { preflight } from '../build/preflight';

const problems = preflight(path.resolve(__dirname, '../..'));
for (const problem of problems) console.error(formatProblem(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
