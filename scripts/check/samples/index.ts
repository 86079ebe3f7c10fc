import path from 'node:path';
import { include, optionOf } from '../../../packages/code-include';
import type { Document } from '../../../packages/docs-lint/document';
import { extractSamples, problemAt, type Sample, type SampleProblem } from './extract';
import { checkPython } from './python';
import { checkShell } from './shell';
import { checkSolidity } from './solidity';
import { checkSyntax } from './syntax';
import type * as TypeScript from './typescript';

type Check = (samples: readonly Sample[], root: string) => SampleProblem[];

/** Loads the compiler with the first samples, because it takes 0.4 s, and builds check none. */
const checkTypeScript: Check = (samples, root) =>
  (require('./typescript') as typeof TypeScript).checkTypeScript(samples, root);

const checks: readonly (readonly [languages: readonly string[], check: Check])[] = [
  [['ts', 'tsx', 'typescript'], checkTypeScript],
  [['solidity'], checkSolidity],
  [['bash', 'shell', 'sh'], checkShell],
  [['json', 'js', 'jsx', 'yaml'], checkSyntax],
  [['python', 'vyper'], checkPython],
];

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
  const { code, language } = sample;
  const problem = (message: string): SampleProblem[] => [problemAt(sample, -1, message)];
  const source = optionOf(sample.options, 'file');
  if (source === undefined) return [];
  if (code.trim() !== '') return problem('a fence with file="…" has no text of its own');
  try {
    include(path.join(root, 'samples'), source);
  } catch (error) {
    return problem((error as Error).message);
  }
  const expected = extensions[path.extname(source.split('#')[0] ?? '').slice(1)];
  // What a command prints may be a difference, which has colors of its own.
  const fits = expected === language || (expected === 'text' && language === 'diff');
  return fits ? [] : problem(`the file is ${expected ?? 'in an unknown language'}`);
}

const isChecked = (sample: Sample): boolean =>
  optionOf(sample.options, 'no-check') === undefined &&
  optionOf(sample.options, 'file') === undefined;

/** Options that say why a sample isn't checked, without a reason. */
const checkOptions = (sample: Sample): SampleProblem[] =>
  (['no-check', 'parse-only'] as const)
    .filter((name) => optionOf(sample.options, name)?.trim() === '')
    .map((name) => problemAt(sample, -1, `${name} gives no reason`));

const fixOptions =
  'correct the line of the fence: it names a file below samples/ in that language, and a region of it';

/**
 * Checks the code samples of documents: TypeScript by its types, Solidity by its compiler, shell, JSON, JavaScript, YAML,
 * and Vyper by their syntax. Python is run, unless a sample says in `parse-only="…"` why it cannot be. A sample
 * says in `no-check="…"` why it is not even parsed, and takes with `file="…"` its code from a file that runs in a test.
 *
 * @param root root of the repository
 */
export function checkSamples(root: string, documents: readonly Document[]): SampleProblem[] {
  const all = documents.flatMap(extractSamples);
  const wanted = all.filter(isChecked);
  const found = checks.flatMap(([languages, check]) =>
    check(
      wanted.filter(({ language }) => languages.includes(language)),
      root,
    ),
  );
  return [
    ...all
      .flatMap((sample) => [...checkIncluded(sample, root), ...checkOptions(sample)])
      .map((problem) => ({ ...problem, fix: fixOptions })),
    ...found,
  ];
}
