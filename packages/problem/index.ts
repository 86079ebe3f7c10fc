/** Something that is wrong in a file, and what to write instead. */
export interface Problem {
  /** Path from the root of the site. */
  readonly file: string;
  /** Line and column, from 1, as far as they're known. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Place in a file of data, such as `functions.withdraw(uint256).params`. */
  readonly key?: string | undefined;
  /** What is wrong, with the words it's about. */
  readonly message: string;
  /** How to fix it, as an instruction. It's left out where the message says so itself. */
  readonly fix?: string | undefined;
}

/** A problem as one line, whose beginning terminals and editors turn into a link: `file:line:column: message → fix`. */
export function formatProblem({ file, line, column, key, message, fix }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const text = fix === undefined ? message : `${message} → ${fix}`;
  // What a message quotes may hold line ends.
  return [place, key, text.replace(/\s*\n\s*/g, ' ')]
    .filter((part) => part !== undefined)
    .join(': ');
}
