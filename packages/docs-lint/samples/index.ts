import path from 'node:path';
import { include } from '../../code-include';
import type { Document } from '../document';
import { extractSamples, type Sample, type SampleProblem } from './extract';
import { checkJson } from './json';
import { checkPython } from './python';
import { runPython } from './run-python';
import { runShell } from './run-shell';
import { checkShell } from './shell';
import { checkSolidity } from './solidity';
import { checkTypeScript } from './typescript';

export type { Sample, SampleProblem } from './extract';

type Check = (samples: readonly Sample[], root: string) => SampleProblem[];

const checks: readonly (readonly [languages: readonly string[], check: Check])[] = [
  [['ts', 'tsx', 'typescript'], checkTypeScript],
  [['solidity'], checkSolidity],
  [['bash', 'shell', 'sh'], checkShell],
  [['json'], checkJson],
  [['python', 'vyper'], checkPython],
];

/** Languages whose samples are run, unless they say why not. */
const isRun = ({ language, parseOnly }: Sample): boolean =>
  parseOnly === null && ['bash', 'shell', 'sh', 'python'].includes(language);

/** Runs samples that parse. A file that a shell sample of its document starts is not run a second time by itself. */
function runSamples(samples: readonly Sample[], root: string): SampleProblem[] {
  const shell = samples.filter((sample) => isRun(sample) && sample.language !== 'python');
  const python = samples.filter(
    (sample) =>
      isRun(sample) &&
      sample.language === 'python' &&
      !shell.some(
        ({ file, code }) =>
          file === sample.file && sample.title !== null && code.includes(sample.title),
      ),
  );
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

const withoutLanguage = 'the fence names no language; use "text" for anything that is not code';

/** What a sample lacks before anyone looks at its code. */
function checkOptions({
  file,
  line,
  language,
  noCheck,
  parseOnly,
  source,
}: Sample): SampleProblem[] {
  const messages = [
    language === '' && noCheck === null && source === null ? withoutLanguage : '',
    noCheck?.trim() === '' ? 'no-check gives no reason' : '',
    parseOnly?.trim() === '' ? 'parse-only gives no reason' : '',
  ];
  return messages.filter(Boolean).map((message) => ({ file, line, language, message }));
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
