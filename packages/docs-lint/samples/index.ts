import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { include } from '../../code-include';
import { parse, type Document } from '../document';
import { extractSamples, type Sample, type SampleProblem } from './extract';
import { checkJson } from './json';
import { checkPython } from './python';
import { runPython } from './run-python';
import { runShell } from './run-shell';
import { checkShell } from './shell';
import { checkSolidity } from './solidity';
import { checkTypeScript } from './typescript';

export type { Sample, SampleProblem } from './extract';

/** What a check of documents found. */
export interface SampleReport {
  /** Problems in the order of files and lines. */
  readonly problems: readonly SampleProblem[];
  /** Samples that say why they are not checked. */
  readonly skipped: readonly Sample[];
  /** Samples that say why they are parsed and not run. */
  readonly parsedOnly: readonly Sample[];
  /** How many samples of each checked language there are. */
  readonly checked: Readonly<Record<string, number>>;
  /** How many samples of each language are run. */
  readonly run: Readonly<Record<string, number>>;
  /** How many samples of each language come from files, which run in tests of their own. */
  readonly included: Readonly<Record<string, number>>;
  /** How many samples there are of each language that has no check. */
  readonly unchecked: Readonly<Record<string, number>>;
}

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

const checkedLanguages = new Set(checks.flatMap(([languages]) => languages));

const ignored =
  /(?:^|\/)(?:node_modules|fixtures|build|test-results|playwright-report|\.[^/]+)(?:\/|$)/;

/** Markdown files that hold samples, by their paths from a root. */
export function readDocuments(root: string, files: readonly string[]): Document[] {
  return files
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
    .filter(([, text]) => /`{3}|~{3}/.test(text))
    .map(([file, text]) => parse(file, text));
}

/** Every markdown document of the repository, relative to its root, without what is installed, built or a fixture. */
export function markdownFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (ignored.test(name)) return [];
      if (entry.isDirectory()) return markdownFiles(root, name);
      return /\.mdx?$/.test(name) ? [name] : [];
    })
    .sort();
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

function countBy(samples: readonly Sample[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { language } of samples) counts[language] = (counts[language] ?? 0) + 1;
  return counts;
}

/**
 * Checks the code samples of documents: TypeScript by its types, Solidity by its compiler, JSON and Vyper by their
 * syntax. Shell and Python are run, unless a sample says in `parse-only="…"` why it cannot be. A fence without a
 * language is a problem too, since no one can tell whether it should be checked.
 *
 * @param root root of the repository
 */
export function checkSamples(root: string, documents: readonly Document[]): SampleReport {
  const all = documents.flatMap(extractSamples);
  const wanted = all.filter(({ noCheck, source }) => noCheck === null && source === null);
  const problems: SampleProblem[] = [
    ...all.flatMap((sample) => checkIncluded(sample, root)),
    ...wanted
      .filter(({ language }) => language === '')
      .map(({ file, line, language }) => ({
        file,
        line,
        language,
        message: 'the fence names no language; use "text" for anything that is not code',
      })),
    ...all
      .filter(({ noCheck }) => noCheck?.trim() === '')
      .map(({ file, line, language }) => ({
        file,
        line,
        language,
        message: 'no-check gives no reason',
      })),
    ...checks.flatMap(([languages, check]) =>
      check(
        wanted.filter(({ language }) => languages.includes(language)),
        root,
      ),
    ),
  ];
  const faulty = new Set(problems.map(({ file }) => file));
  problems.push(
    ...runSamples(
      wanted.filter(({ file }) => !faulty.has(file)),
      root,
    ),
    ...all
      .filter(({ parseOnly }) => parseOnly?.trim() === '')
      .map(({ file, line, language }) => ({
        file,
        line,
        language,
        message: 'parse-only gives no reason',
      })),
  );
  const order = new Map(documents.map(({ file }, i) => [file, i]));
  problems.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line);
  return {
    problems,
    skipped: all.filter(({ noCheck }) => noCheck !== null),
    parsedOnly: wanted.filter(({ parseOnly }) => parseOnly !== null),
    run: countBy(wanted.filter(isRun)),
    included: countBy(all.filter(({ source }) => source !== null)),
    checked: countBy(wanted.filter(({ language }) => checkedLanguages.has(language))),
    unchecked: countBy(
      wanted.filter(({ language }) => language !== '' && !checkedLanguages.has(language)),
    ),
  };
}
