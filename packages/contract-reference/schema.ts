/**
 * Schemas of files. One declaration gives the type of a value (`Of`) and its check, which ajv makes as for any JSON
 * schema.
 */
import Ajv, { type ErrorObject, type SchemaObject } from 'ajv';
import type { Problem } from '../problem';

declare const type: unique symbol;

/** What values of type T look like. */
export interface Schema<T> {
  readonly json: SchemaObject;
  readonly [type]?: T;
}

/** The schema of a key that may be missing. Keys that no file has are only part of the type. */
interface Optional<T> extends Schema<T> {
  readonly presence: 'maybe' | 'never';
}

/** The type of the values that have a schema. */
export type Of<S> = S extends Schema<infer T> ? T : never;

type Keys = Readonly<Record<string, Schema<unknown>>>;
type ObjectOf<K> = {
  [Key in keyof K as K[Key] extends Optional<unknown> ? never : Key]: Of<K[Key]>;
} & {
  [Key in keyof K as K[Key] extends Optional<unknown> ? Key : never]?: Of<K[Key]>;
};

const presenceOf = (schema: Schema<unknown>): string | undefined =>
  (schema as Partial<Optional<unknown>>).presence;

/** An object with these keys and no others. */
export function object<K extends Keys>(keys: K): Schema<ObjectOf<K>> {
  const inFile = Object.entries(keys).filter(([, schema]) => presenceOf(schema) !== 'never');
  return {
    json: {
      type: 'object',
      properties: Object.fromEntries(inFile.map(([key, { json }]) => [key, json])),
      required: inFile.filter(([, schema]) => !presenceOf(schema)).map(([key]) => key),
      additionalProperties: false,
    },
  };
}

/** A key that may be missing. */
export const optional = <T>({ json }: Schema<T>): Optional<T> => ({ json, presence: 'maybe' });

/** A key that no file has: loading adds it. */
export const added = <T>(): Optional<T> => ({ json: {}, presence: 'never' });

/** The same keys, each of which may be missing. */
export const optionals = <K extends Keys>(keys: K): { [Key in keyof K]: Optional<Of<K[Key]>> } =>
  Object.fromEntries(Object.entries(keys).map(([key, schema]) => [key, optional(schema)])) as {
    [Key in keyof K]: Optional<Of<K[Key]>>;
  };

export const list = <T>({ json }: Schema<T>): Schema<T[]> => ({
  json: { type: 'array', items: json },
});

/** An object with any keys. */
export const map = <T>({ json }: Schema<T>): Schema<Record<string, T>> => ({
  json: { type: 'object', additionalProperties: json },
});

export const nullable = <T>({ json }: Schema<T>): Schema<T | null> => ({
  json: { ...json, nullable: true },
});

export const oneOf = <const T>(...values: readonly T[]): Schema<T> => ({ json: { enum: values } });

export const matching = (pattern: string): Schema<string> => ({
  json: { type: 'string', pattern },
});

export const string: Schema<string> = { json: { type: 'string' } };
export const bool: Schema<boolean> = { json: { type: 'boolean' } };
export const identifier = matching('^[A-Za-z_][A-Za-z0-9_]*$');
/** A line of a file, from 1. */
export const line: Schema<number> = { json: { type: 'integer', minimum: 1 } };
/** Words that are shown. */
export const text: Schema<string> = { json: { type: 'string', minLength: 3 } };

function describeError(error: ErrorObject): Omit<Problem, 'file'> {
  const key = error.instancePath.slice(1).replace(/\//g, '.').replace(/~1/g, '/') || undefined;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
      return {
        key,
        message: `unknown key "${String(params.additionalProperty)}"`,
        fix: 'remove it or correct its spelling',
      };
    case 'required':
      return { key, message: `missing key "${String(params.missingProperty)}"`, fix: 'add it' };
    case 'enum':
      return {
        key,
        message: 'value is not in the list',
        fix: `use one of ${(params.allowedValues as unknown[]).join(', ')}`,
      };
    default:
      return { key, message: error.message ?? error.keyword, fix: 'write a value that fits' };
  }
}

const ajv = new Ajv({ allErrors: true });

/** Problems of a parsed file against its schema; empty when it fits. */
export function checkSchema({ json }: Schema<unknown>, value: unknown, file: string): Problem[] {
  if (ajv.validate(json, value)) return [];
  return (ajv.errors ?? []).map((error) => ({ file, ...describeError(error) }));
}
