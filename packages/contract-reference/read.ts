/** Reads files of the reference. What is wrong with a file is added to `problems`. */
import fs from 'node:fs';
import path from 'node:path';
import { parseDocument, type YAMLError } from 'yaml';
import type { Problem } from '../problem';
import { checkSchema, type SchemaKind } from './schema';

function readText(
  root: string,
  file: string,
  fix: string,
  problems: Problem[],
): string | undefined {
  const target = path.join(root, file);
  if (fs.existsSync(target)) return fs.readFileSync(target, 'utf8');
  problems.push({ file, message: 'missing', fix });
  return undefined;
}

/**
 * A JSON file of the data.
 *
 * @param file path from the root
 * @returns its value even where it doesn't fit the schema, and undefined if there is none
 */
export function readJson<T>(
  root: string,
  file: string,
  kind: SchemaKind,
  problems: Problem[],
): T | undefined {
  const fix = 'add it with "node --import tsx scripts/reference/cli.ts import <facts folder>"';
  const text = readText(root, file, fix, problems);
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as T;
    problems.push(...checkSchema(kind, value, file));
    return value;
  } catch (error) {
    const message = `not JSON: ${(error as Error).message}`;
    problems.push({ file, message, fix: 'import the release again' });
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
  kind: SchemaKind,
  problems: Problem[],
): T | undefined {
  const text = readText(root, file, 'write it', problems);
  if (text === undefined) return undefined;
  const document = parseDocument(text, { uniqueKeys: true, schema: 'core' });
  const value: unknown = document.toJS();
  const found =
    document.errors.length > 0
      ? document.errors.map((error) => yamlProblem(file, error))
      : checkSchema(kind, value, file);
  problems.push(...found);
  return found.length === 0 ? (value as T) : undefined;
}
