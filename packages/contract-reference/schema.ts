/** Schemas of files. One declaration in zod gives the type of a value and its check. */
import { z } from 'zod';
import type { Problem } from '../problem';

/** What values of type T look like. */
export type Schema<T> = z.ZodType<T>;

/** A key that no file has: loading adds it. */
export const added = <T>(): z.ZodOptional<z.ZodType<T>> =>
  z.never().optional() as unknown as z.ZodOptional<z.ZodType<T>>;

export const matching = (pattern: RegExp): z.ZodString => z.string().regex(pattern);

export const identifier = matching(/^[A-Za-z_][A-Za-z0-9_]*$/);
/** A line of a file, from 1. */
export const line = z.number().int().positive();
/** Words that are shown. */
export const text = z.string().min(3);
/** A regular expression. */
export const pattern = z.string().superRefine((value, context) => {
  try {
    new RegExp(value);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as SyntaxError).message });
  }
});

function describeIssue(issue: z.ZodIssue, file: unknown): Omit<Problem, 'file'>[] {
  const { code, path, message } = issue;
  const keyOf = (steps: typeof path): string | undefined => steps.join('.') || undefined;
  const key = keyOf(path);
  const holder = keyOf(path.slice(0, -1));
  const last = String(path.at(-1));
  const unknown = (name: string, of: string | undefined): Omit<Problem, 'file'> => ({
    key: of,
    message: `unknown key "${name}"`,
    fix: 'remove it or correct its spelling',
  });
  if (code === 'unrecognized_keys') return issue.keys.map((name) => unknown(name, key));
  if (code === 'invalid_type' && issue.expected === 'never') return [unknown(last, holder)];
  const value = path.reduce<unknown>((all, step) => (all as Record<string, unknown>)[step], file);
  if (path.length > 0 && value === undefined)
    return [{ key: holder, message: `missing key "${last}"`, fix: 'add it' }];
  if (code === 'invalid_enum_value') {
    const fix = `use one of ${issue.options.join(', ')}`;
    return [{ key, message: 'value is not in the list', fix }];
  }
  const { fix = 'write a value that fits' } =
    'params' in issue ? (issue.params as { fix?: string }) : {};
  return [{ key, message, fix }];
}

/** Problems of a parsed file against its schema; empty when it fits. */
export function checkSchema(schema: Schema<unknown>, value: unknown, file: string): Problem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => describeIssue(issue, value)).map((one) => ({ file, ...one }));
}
