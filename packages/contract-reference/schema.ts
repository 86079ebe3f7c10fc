/** Schemas of files. One declaration in zod gives the type of a value and its check. */
import { z } from 'zod';
import type { Problem } from '../files';

/** What values of type T look like. */
export type Schema<T> = z.ZodType<T>;

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

function fixOf(issue: z.ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'remove it or correct its spelling';
  if (issue.code === 'invalid_enum_value') return `use one of ${issue.options.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.received === 'undefined') return 'add it';
  return String((issue.code === 'custom' && issue.params?.['fix']) || 'write a value that fits');
}

/** Problems of a parsed file against its schema; empty when it fits. */
export function checkSchema(schema: Schema<unknown>, value: unknown, file: string): Problem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map((issue) => {
    const { path, message } = issue;
    return { file, key: path.join('.') || undefined, message, fix: fixOf(issue) };
  });
}
