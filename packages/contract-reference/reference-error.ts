import { formatProblem, type Problem } from '../problem';

/** Stops generation. Carries every problem found, not only the first. */
export class ReferenceError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ReferenceError';
  }
}
