/** Reads files of the reference. What is wrong with a file is added to `problems`. */
import fs from 'node:fs';
import path from 'node:path';
import { parse, type YAMLError } from 'yaml';
import type { Problem } from '../files';
import { checkSchema, type Schema } from './schema';

/** What is wrong with a file that can't be parsed. Errors of YAML have a place. */
function syntaxProblem(
  file: string,
  error: Error & Partial<Pick<YAMLError, 'code' | 'linePos'>>,
): Problem {
  const { message, code, linePos: [start] = [] } = error;
  if (code === undefined)
    return { file, message: `cannot be parsed: ${message}`, fix: 'correct the file' };
  return {
    file,
    line: start?.line,
    column: start?.col,
    message: message.replace(/ at line \d+[^]*$/, ''),
    fix:
      code === 'DUPLICATE_KEY'
        ? 'keep one of the two'
        : 'quote a text that holds ": ", " #" or, inside {}, a comma',
  };
}

/**
 * A file of JSON, or one of YAML that is written by hand.
 *
 * @param file path from the root
 * @returns its value if it fits the schema
 */
export function readData<T>(
  root: string,
  file: string,
  schema: Schema<T>,
  problems: Problem[],
): T | undefined {
  const target = path.join(root, file);
  if (!fs.existsSync(target)) {
    problems.push({
      file,
      message: 'missing',
      fix: 'add it; reference/README.md says what it holds',
    });
    return undefined;
  }
  const text = fs.readFileSync(target, 'utf8');
  try {
    const value: unknown = file.endsWith('.json')
      ? JSON.parse(text)
      : parse(text, { schema: 'core' });
    const found = checkSchema(schema, value, file);
    problems.push(...found);
    return found.length === 0 ? (value as T) : undefined;
  } catch (error) {
    problems.push(syntaxProblem(file, error as Error));
    return undefined;
  }
}
