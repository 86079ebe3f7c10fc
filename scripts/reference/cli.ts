/**
 * `npm run reference`: writes the pages of the contract reference, and what programs read about the contracts.
 *
 * If data or descriptions are wrong, or lack something, it writes nothing and lists what.
 */
import '../setup/help.cjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  describe,
  generate,
  loadReference,
  ReferenceError,
  writeGenerated,
} from '../../packages/contract-reference';
import { referenceSite } from '../../src/config/reference';

parseArgs();
const root = path.resolve(__dirname, '../..');
try {
  const reference = loadReference(root, referenceSite);
  const files = generate(reference);
  console.log(`${Object.keys(files).length} files, ${writeGenerated(reference, files)} changed.`);
} catch (error) {
  if (!(error instanceof ReferenceError)) throw error;
  for (const problem of error.problems) console.error(describe(root, problem));
  process.exitCode = 1;
}
