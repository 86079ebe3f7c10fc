import { formatProblem, type Problem } from '../problem';

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
