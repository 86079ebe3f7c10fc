/**
 * What `npm run build` does first, in a separate process, because the files that it reads would take up memory until
 * the build ends.
 *
 * Prints what would break the build, and ends with 1 if there is anything.
 */
import '../../setup/help.cjs';
import path from 'node:path';
import { formatProblem } from '../../../packages/files';
import { preflight } from '.';

const problems = preflight(path.resolve(__dirname, '../../..'));
// A signal that has come meanwhile ends this process first: what it has stopped isn't a problem of a file.
setImmediate(() => {
  if (problems.length === 0) return;
  console.error(problems.map(formatProblem).join('\n'));
  process.exitCode = 1;
});
