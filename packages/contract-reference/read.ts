/** Reads files of the reference. What is wrong with a file is added to `problems`. */
import fs from 'node:fs';
import path from 'node:path';
import { parseDocument, type YAMLError } from 'yaml';
import type { Problem } from '../problem';
import { checkSchema, type Schema } from './schema';

/** A value if it fits its schema. */
function checked<T>(
  value: unknown,
  schema: Schema<T>,
  file: string,
  problems: Problem[],
): T | undefined {
  const found = checkSchema(schema, value, file);
  problems.push(...found);
  return found.length === 0 ? (value as T) : undefined;
}

/**
 * A JSON file of the data.
 *
 * @param file path from the root
 * @returns its value if it fits the schema
 */
export function readJson<T>(
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
  try {
    return checked(JSON.parse(fs.readFileSync(target, 'utf8')), schema, file, problems);
  } catch (error) {
    const message = `not JSON: ${(error as Error).message}`;
    problems.push({ file, message, fix: 'correct the file' });
    return undefined;
  }
}

function yamlProblem(file: string, { linePos, message, code }: YAMLError): Problem {
  const [start] = linePos ?? [];
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
 * A YAML file that is written by hand.
 *
 * @param file path from the root
 * @returns its value if it fits the schema
 */
export function readYaml<T>(
  root: string,
  file: string,
  schema: Schema<T>,
  problems: Problem[],
): T | undefined {
  const target = path.join(root, file);
  if (!fs.existsSync(target)) {
    problems.push({ file, message: 'missing', fix: 'write it' });
    return undefined;
  }
  const document = parseDocument(fs.readFileSync(target, 'utf8'), { schema: 'core' });
  problems.push(...document.errors.map((error) => yamlProblem(file, error)));
  if (document.errors.length > 0) return undefined;
  return checked(document.toJS(), schema, file, problems);
}
