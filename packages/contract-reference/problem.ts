/** A fault in the reference's data or descriptions: where it is, and what to do about it. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** Place inside the file, such as `functions.withdraw(uint256).params`. */
  key: string;
  message: string;
  remedy: string;
}

/** One line a person can act on. */
export function formatProblem({ file, key, message, remedy }: Problem): string {
  return `${file}: ${key}: ${message} → ${remedy}`;
}

/** Stops generation. Carries every problem found, not only the first. */
export class ReferenceError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ReferenceError';
    this.problems = problems;
  }
}
