/**
 * `npm run check [-- OPTION… FILE…]`: checks documents: the given files and folders, or all of them. Prints each problem as
 * `file:line:column: what is wrong → how to fix it (rule)` and ends with status 1 if one is more than a warning.
 *
 *   --fix           write the safe fixes into the documents, then list what is left
 *   --rule NAME     run this rule only; may be repeated
 *   --github        print annotations for a workflow of GitHub Actions too
 *   --rules         list the rules
 */
import '../setup/help.cjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { check, fixFiles, format, readSite, type LintProblem } from '../../packages/docs-lint';
import type { Document } from '../../packages/docs-lint/document';
import type { Site } from '../../packages/docs-lint/site';
import { refuseUnknown } from '../setup/refusal';
import { facts } from './facts';
import { rules } from './rules';
import { selectDocuments } from './select';

const root = path.resolve(__dirname, '../..');

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    fix: { type: 'boolean', default: false },
    rule: { type: 'string', multiple: true, default: [] },
    github: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
  },
});

/** A problem as an annotation: GitHub shows it on the changed line. */
function annotation({ file, line, column, message, fix, rule, severity }: LintProblem): string {
  const escaped = `${message} → ${fix} (${rule})`.replace(/%/g, '%25').replace(/\n/g, '%0A');
  return `::${severity} file=${file},line=${line},col=${column}::${escaped}`;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The site as it is now, and the documents to check. */
function read(): { readonly site: Site; readonly documents: readonly Document[] } {
  const site = readSite(root, facts);
  return { site, documents: selectDocuments(site, paths) };
}

function main(): void {
  const start = Date.now();
  if (options.rules) {
    for (const { name, about } of rules) console.log(`${name.padEnd(18)} ${about}`);
    return;
  }
  const names = rules.map(({ name }) => name);
  refuseUnknown('rule', options.rule, names);
  const chosen = rules.filter(
    ({ name }) => options.rule.length === 0 || options.rule.includes(name),
  );
  if (options.fix) {
    const { site, documents } = read();
    for (const file of fixFiles(site, documents, chosen)) console.log(`fixed ${file}`);
  }
  const { site, documents } = read();
  const problems = check(site, documents, chosen);
  for (const problem of problems) {
    console.log(format(problem));
    if (options.github) console.log(annotation(problem));
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  const fixable = options.fix ? 0 : errors.filter(({ edit }) => edit !== undefined).length;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `${counted(errors.length, 'problem')} and ${counted(problems.length - errors.length, 'warning')} in ${counted(documents.length, 'document')}, ${counted(chosen.length, 'rule')}, ${seconds} s`,
  );
  if (fixable > 0) console.log(`npm run check -- --fix fixes ${fixable} of them.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

main();
