/**
 * `npm run reference`: writes the pages of the contract reference. Other commands are run as
 * `node --require tsx/cjs scripts/reference/cli.ts COMMAND`:
 *
 *   render                  regenerate pages, ABIs and interfaces (the default)
 *   check                   list the ones that differ from what data and descriptions give
 *   validate [contract …]   check data and descriptions
 *   keys <contract>         print the keys that its description file needs (all are in reference/KEYS.md)
 */
import '../setup/help.cjs';
import path from 'node:path';
import {
  checkDescriptions,
  contractNames,
  descriptionsFolder,
  findDrift,
  generate,
  keysOf,
  loadCheckedDescriptions,
  loadReference,
  ReferenceError,
  writeGenerated,
} from '../../packages/contract-reference';
import { formatProblem } from '../../packages/problem';
import { Refusal } from '../setup/refusal';
import { referenceSite } from '../../src/config/reference';

const root = path.resolve(__dirname, '../..');

/** Refuses the name of a contract that no release has, and other words that a command doesn't know. */
function checkNames(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`"${unknown}" is unknown here. Known: ${known.join(', ')}.`);
}

function main([command = 'render', ...args]: string[]): number {
  switch (command) {
    case 'validate': {
      const reference = loadReference(root, referenceSite);
      checkNames(args, contractNames(reference));
      const { problems } = checkDescriptions(reference);
      const shown =
        args.length === 0
          ? problems
          : problems.filter(({ file }) =>
              args.some((name) => file === `${descriptionsFolder}/${name}.yaml`),
            );
      for (const problem of shown) console.log(formatProblem(problem));
      console.log(shown.length === 0 ? 'No problems.' : `${shown.length} problems.`);
      return shown.length === 0 ? 0 : 1;
    }
    case 'keys': {
      const reference = loadReference(root, referenceSite);
      if (args.length === 0) throw new Refusal('keys: name a contract');
      checkNames(args, contractNames(reference));
      console.log(args.map((name) => keysOf(reference, name)).join('\n'));
      return 0;
    }
    case 'render': {
      checkNames(args, ['--draft']);
      const reference = loadReference(root, referenceSite);
      // A draft shows pages before every member has its words; it is not what may be committed.
      const descriptions = args.includes('--draft')
        ? checkDescriptions(reference).descriptions
        : loadCheckedDescriptions(reference);
      const files = generate(reference, descriptions);
      const touched = writeGenerated(reference, files);
      console.log(`${Object.keys(files).length} files, ${touched.length} changed.`);
      return 0;
    }
    case 'check': {
      const reference = loadReference(root, referenceSite);
      const drift = findDrift(reference, generate(reference, loadCheckedDescriptions(reference)));
      for (const { file, why } of drift) console.log(`${file}: ${why} → run "npm run reference"`);
      return drift.length === 0 ? 0 : 1;
    }
    default:
      console.error(`Unknown command "${command}". Use render, check, validate or keys.`);
      return 2;
  }
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ReferenceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
