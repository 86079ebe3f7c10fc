import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { formatProblem, type Problem } from '../files';

/** Stops generation. Carries every problem found, not only the first. */
export class ReferenceError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ReferenceError';
  }
}

/** Notes a problem of a file. */
export type Add = (key: string | undefined, message: string, fix: string) => void;

/** What notes problems of a file in a list. */
export const adder =
  (file: string, problems: Problem[]): Add =>
  (key, message, fix) => {
    problems.push({ file, key, message, fix });
  };

/** A problem as one line, with the place of its key in YAML, or of the nearest part around it that is there. */
export function describe(root: string, problem: Problem): string {
  const { file, key } = problem;
  if (key === undefined || !/\.ya?ml$/.test(file)) return formatProblem(problem);
  const lineCounter = new LineCounter();
  const text = readFileSync(path.join(root, file), 'utf8');
  let node: unknown = parseDocument(text, { lineCounter }).contents;
  let [rest, offset] = [`${key}.`, 0];
  while (isMap(node)) {
    const pair = node.items.find((one) => rest.startsWith(`${String(one.key)}.`));
    if (pair === undefined || !isScalar(pair.key)) break;
    rest = rest.slice(`${String(pair.key)}.`.length);
    offset = pair.key.range?.[0] ?? offset;
    node = pair.value;
  }
  const { line, col: column } = lineCounter.linePos(offset);
  return formatProblem({ ...problem, line, column });
}
