import path from 'node:path';
import { include } from '../../code-include';
import type { Document } from '../document';
import { extractSamples, type Sample, type SampleProblem } from './extract';
import { checkJson } from './json';
import { checkPython } from './python';
import { runPython } from './run-python';
import { checkShell, runShell } from './shell';
import { checkSolidity } from './solidity';
import { checkTypeScript } from './typescript';

export type { Sample, SampleProblem } from './extract';

type Check = (samples: readonly Sample[], root: string) => SampleProblem[];

const shells = ['bash', 'shell', 'sh'];

const checks: readonly (readonly [languages: readonly string[], check: Check])[] = [
  [['ts', 'tsx', 'typescript'], checkTypeScript],
  [['solidity'], checkSolidity],
  [shells, checkShell],
  [['json'], checkJson],
  [['python', 'vyper'], checkPython],
];

/** Runs samples that parse. A file that a shell sample of its document starts is not run a second time by itself. */
function runSamples(samples: readonly Sample[], root: string): SampleProblem[] {
  const runnable = samples.filter(({ parseOnly }) => parseOnly === null);
  const shell = runnable.filter(({ language }) => shells.includes(language));
  const isStarted = ({ file, title }: Sample): boolean =>
    title !== null && shell.some((other) => other.file === file && other.code.includes(title));
  const python = runnable.filter((sample) => sample.language === 'python' && !isStarted(sample));
  return [...runPython(python, root), ...runShell(shell, samples)];
}

/** Languages of the files that documents include. */
const extensions: Readonly<Record<string, string>> = {
  ts: 'ts',
  sol: 'solidity',
  sh: 'bash',
  json: 'json',
  graphql: 'graphql',
  txt: 'text',
};

/** Looks at a fence that takes its code from a file: the file runs in a test, and has to be there. */
function checkIncluded(sample: Sample, root: string): SampleProblem[] {
  const { file, line, language, source } = sample;
  const problem = (message: string): SampleProblem[] => [{ file, line, language, message }];
  if (source === null) return [];
  if (sample.code.trim() !== '') return problem('a fence with file="…" has no text of its own');
  try {
    include(path.join(root, 'samples'), source);
  } catch (error) {
    return problem(error instanceof Error ? error.message : String(error));
  }
  const expected = extensions[path.extname(source.split('#')[0] ?? '').slice(1)];
  // What a command prints may be a difference, which has colors of its own.
  const fits = expected === language || (expected === 'text' && language === 'diff');
  return fits ? [] : problem(`the file is ${expected ?? 'in an unknown language'}`);
}

/** What a sample lacks before anyone looks at its code. */
function checkOptions(sample: Sample): SampleProblem[] {
  const { file, line, language, noCheck, parseOnly, source } = sample;
  const messages: string[] = [];
  if (language === '' && noCheck === null && source === null)
    messages.push('the fence names no language; use "text" for anything that is not code');
  if (noCheck?.trim() === '') messages.push('no-check gives no reason');
  if (parseOnly?.trim() === '') messages.push('parse-only gives no reason');
  return messages.map((message) => ({ file, line, language, message }));
}

/**
 * Checks the code samples of documents: TypeScript by its types, Solidity by its compiler, JSON and Vyper by their
 * syntax. Shell and Python are run, unless a sample says in `parse-only="…"` why it cannot be. A fence without a
 * language is a problem too, since no one can tell whether it should be checked.
 *
 * @param root root of the repository
 * @returns problems in the order of documents and lines
 */
export function checkSamples(root: string, documents: readonly Document[]): SampleProblem[] {
  const all = documents.flatMap(extractSamples);
  const wanted = all.filter(({ noCheck, source }) => noCheck === null && source === null);
  const problems = [
    ...all.flatMap((sample) => checkIncluded(sample, root)),
    ...checks.flatMap(([languages, check]) =>
      check(
        wanted.filter(({ language }) => languages.includes(language)),
        root,
      ),
    ),
  ];
  const faulty = new Set(problems.map(({ file }) => file));
  const runnable = wanted.filter(({ file }) => !faulty.has(file));
  problems.push(...runSamples(runnable, root), ...all.flatMap(checkOptions));
  const order = new Map(documents.map(({ file }, i) => [file, i]));
  return problems.sort(
    (a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line,
  );
}
