import path from 'node:path';

/** Something that is wrong in a file, and how to fix it. */
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
  // Text that a message quotes may contain line breaks.
  return [place, key, text.replace(/\s*\n\s*/g, ' ')]
    .filter((part) => part !== undefined)
    .join(': ');
}

/**
 * A file of code or data that cannot be read.
 *
 * @param root folder of the site
 * @param loaded the file that was asked for, which may load the one that is wrong
 * @param error what was thrown
 */
export function unreadable(root: string, loaded: string, error: unknown): Problem {
  const { message } = error as Error;
  // The compiler puts the place in its message: `file:line:column: ERROR: what`.
  const [, file, line, column, what] = /^(.+):(\d+):(\d+): ERROR: (.+)$/m.exec(message) ?? [];
  return {
    file: file ? path.relative(root, file) : loaded,
    ...(line && { line: Number(line), column: Number(column) + 1 }),
    message: `the file cannot be read: ${what ?? message.split('\n')[0]?.replace(`${path.join(root, loaded)}: `, '')}`,
    fix: 'fix what the message names',
  };
}
