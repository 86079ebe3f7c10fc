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

/** Languages of the files that documents include. */
const extensions: Readonly<Record<string, string>> = {
  ts: 'ts',
  sol: 'solidity',
  sh: 'bash',
  json: 'json',
  graphql: 'graphql',
  txt: 'text',
};

/** A comment alone in its line that is meant to mark lines, in the forms of all languages. */
const markingComment = /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--)\s*((?:highlight|add|remove)-[\w-]+)/;

/** Names of comments that a misspelled one may mean. */
const markNames = (name: string): string =>
  ['next-line', 'start', 'end'].map((part) => `${name.split('-')[0]}-${part}`).join(', ');

/**
 * What is wrong with the lines that a sample marks, by `{1,3-4}` behind its language or by comments.
 *
 * @param code what is shown, which may come from a file
 */
function wrongMark({ options }: Sample, code: string): string | undefined {
  const lines = code.trimEnd().split('\n');
  const [range, numbers] = /\{([\d,-]+)\}/.exec(options) ?? [];
  // It marks no line, so that the page shows the comments.
  if (numbers === '0') return undefined;
  const wrong = numbers?.split(',').find((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return !(first >= 1 && first <= last && last <= lines.length);
  });
  if (wrong !== undefined) return `${range} marks lines that are not among the ${lines.length}`;
  const open = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const name = markingComment.exec(line)?.[1];
    if (name === undefined) continue;
    const [, kind = '', part = ''] = /^(\w+)-(next-line|start|end)$/.exec(name) ?? [];
    if (range !== undefined) return `"${name}" is shown as it is, because ${range} marks the lines`;
    if (kind === '') return `"${name}" marks nothing; write ${markNames(name)}`;
    if (part === 'next-line' && index === lines.length - 1) return `no line follows "${name}"`;
    if (part === 'start' && open.has(kind)) return `"${name}" follows another one without an end`;
    if (part === 'start') open.add(kind);
    if (part === 'end' && !open.delete(kind)) return `"${name}" has no start`;
  }
  const [kind] = open;
  return kind && `"${kind}-start" has no end`;
}

/** Looks at a fence that takes its code from a file: the file runs in a test, and has to be there. */
function checkIncluded(sample: Sample, root: string): SampleProblem[] {
  const { code, language } = sample;
  const problem = (message: string): SampleProblem[] => [problemAt(sample, -1, message)];
  const source = optionOf(sample.options, 'file');
  if (source === undefined) return [];
  if (code.trim() !== '') return problem('a fence with file="…" has no text of its own');
  let shown: string;
  try {
    shown = include(path.join(root, 'samples'), source);
  } catch (error) {
    return problem((error as Error).message);
  }
  const expected = extensions[path.extname(source.split('#')[0] ?? '').slice(1)];
  // What a command prints may be a difference, which has colors of its own.
  const fits = expected === language || (expected === 'text' && language === 'diff');
  if (!fits) return problem(`the file is ${expected ?? 'in an unknown language'}`);
  const mark = wrongMark(sample, shown);
  return mark === undefined ? [] : problem(mark);
}

const isChecked = (sample: Sample): boolean =>
  optionOf(sample.options, 'no-check') === undefined &&
  optionOf(sample.options, 'file') === undefined;

/** What is wrong with a sample apart from its code. */
function checkOptions(sample: Sample): SampleProblem[] {
  const messages = (['no-check', 'parse-only'] as const)
    .filter((name) => optionOf(sample.options, name)?.trim() === '')
    .map((name) => `${name} gives no reason`);
  const mark = optionOf(sample.options, 'file') === undefined && wrongMark(sample, sample.code);
  if (mark) messages.push(mark);
  return messages.map((message) => problemAt(sample, -1, message));
}

const fixOptions =
  'correct the line of the fence: it names a file below samples/ in that language, a region of it, and lines from 1 on';

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
