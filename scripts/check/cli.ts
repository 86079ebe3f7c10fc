/**
 * `npm run check [-- OPTION… FILE…]`: checks the content of the site, all of it without files. Prints each problem as
 * `file:line:column: what is wrong → how to mend (rule)` and ends with status 1 if one is no warning.
 */
import path from 'node:path';
import {
  check,
  fixFiles,
  format,
  readSite,
  selectDocuments,
  type Problem,
} from '../../packages/docs-lint/index';
import { rules } from '../../packages/docs-lint/rules';

const root = path.resolve(__dirname, '../..');

const help = `npm run check [-- OPTION… FILE…]

Checks documents: the given files and folders, or all of them.

  --fix           write the safe fixes into the documents, then tell what is left
  --rule NAME     run this rule only; may stand several times
  --no-warnings   leave warnings out
  --github        print annotations for a workflow of GitHub Actions too
  --rules         list the rules
  --help          this text
`;

interface Options {
  fix: boolean;
  warnings: boolean;
  github: boolean;
  readonly only: string[];
  readonly paths: string[];
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readOptions(args: readonly string[]): Options {
  const options: Options = { fix: false, warnings: true, github: false, only: [], paths: [] };
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i] ?? '';
    if (arg === '--fix') options.fix = true;
    else if (arg === '--no-warnings') options.warnings = false;
    else if (arg === '--github') options.github = true;
    else if (arg === '--rule') {
      i += 1;
      options.only.push(args[i] ?? '');
    } else if (arg === '--rules') {
      for (const { name, about, severity } of rules)
        console.log(`${name.padEnd(18)} ${about}${severity ? ' (warning)' : ''}`);
      process.exit(0);
    } else if (arg === '--help' || arg === '-h') {
      console.log(help);
      process.exit(0);
    } else if (arg.startsWith('-')) stop(`There is no option "${arg}".\n\n${help}`);
    else options.paths.push(arg);
  }
  const unknown = options.only.find((name) => !rules.some((rule) => rule.name === name));
  if (unknown !== undefined)
    stop(`There is no rule "${unknown}". Rules: ${rules.map(({ name }) => name).join(', ')}.`);
  return options;
}

/** A problem as an annotation: GitHub shows it on the changed line. */
function annotation({ file, line, column, message, fix, rule, severity }: Problem): string {
  const escaped = `${message} → ${fix} (${rule})`.replace(/%/g, '%25').replace(/\n/g, '%0A');
  return `::${severity} file=${file},line=${line},col=${column}::${escaped}`;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

function main(): void {
  const start = Date.now();
  const options = readOptions(process.argv.slice(2));
  const chosen =
    options.only.length > 0 ? rules.filter(({ name }) => options.only.includes(name)) : rules;
  const read = (): {
    site: ReturnType<typeof readSite>;
    documents: ReturnType<typeof selectDocuments>;
  } => {
    const site = readSite(root);
    try {
      return { site, documents: selectDocuments(site, options.paths) };
    } catch (error) {
      return stop(error instanceof Error ? error.message : String(error));
    }
  };
  let { site, documents } = read();
  if (options.fix) {
    const changed = fixFiles(site, documents, chosen);
    for (const file of changed) console.log(`mended ${file}`);
    if (changed.length > 0) ({ site, documents } = read());
  }
  const problems = check(site, documents, chosen).filter(
    ({ severity }) => options.warnings || severity === 'error',
  );
  for (const problem of problems) {
    console.log(format(problem));
    if (options.github) console.log(annotation(problem));
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  const fixable = options.fix ? 0 : errors.filter(({ edits }) => edits.length > 0).length;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `${counted(errors.length, 'problem')} and ${counted(problems.length - errors.length, 'warning')} in ${counted(documents.length, 'document')}, ${counted(chosen.length, 'rule')}, ${seconds} s`,
  );
  if (fixable > 0) console.log(`npm run check -- --fix mends ${fixable} of them.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

main();
