/** Turns the extracted facts of a release into its file of `reference/data`. */
import {
  type Contract,
  type Fn,
  type ModifierDef,
  type Param,
  type ReleaseData,
  releaseData,
} from './model';
import type { Schema } from './schema';

/** Facts have more keys than the data, and these differ from it. */
type FactParam = Omit<Param, 'default'> & { default?: { expression: string } };

interface FactFunction extends Omit<Fn, 'params' | 'override' | 'errors' | 'errorsIndirect'> {
  params: FactParam[];
  /** A list of contracts where the source has one. */
  override?: boolean | string[];
  access: Pick<Fn, 'callers' | 'restricted' | 'checks'>;
  errors?: (Fn['errors'][number] & { dynamicMessage?: boolean })[];
  errorsIndirect?: { message: string | null; in: string }[];
}

interface FactContract {
  linearizedBases: Contract['inherits'];
  stateVariables?: (Contract['variables'][number] & { constant?: boolean })[];
  modifiers?: (ModifierDef & { errors?: { message: string | null }[] })[];
  constructor: FactFunction | null;
  functions: FactFunction[];
  inheritedFunctions?: (Omit<Contract['inheritedFunctions'][number], 'from'> & {
    from: { name: string; file: string; line: number };
  })[];
}

/** The facts of one release. */
export interface ReleaseFacts {
  release: string;
  dependencies: { version: string }[];
  files: { path: string; structs?: ReleaseData['structs'] }[];
  contracts: FactContract[];
}

/** What a schema knows of a value, in its order. Lists and flags that facts leave out are empty and false. */
function pick<T>({ json }: Schema<T>, value: unknown): T {
  const part = (schema: Schema<unknown>['json'], given: unknown): unknown => {
    if (given === null) return null;
    if (schema.type === 'boolean') return given === true;
    if (schema.type === 'array')
      return ((given ?? []) as unknown[]).map((item) => part(schema.items, item));
    // What is missing without a substitute is reported when the files are loaded.
    if (schema.type !== 'object' || given === undefined) return given;
    const source = given as Record<string, unknown>;
    const keys: Record<string, Schema<unknown>['json']> =
      schema.properties ??
      Object.fromEntries(Object.keys(source).map((key) => [key, schema.additionalProperties]));
    const entries = Object.entries(keys).flatMap(([key, schemaOfKey]) => {
      const isNeeded = schema.required?.includes(key) ?? true;
      const picked = (isNeeded || source[key]) && part(schemaOfKey, source[key]);
      return isNeeded || picked ? [[key, picked] as const] : [];
    });
    return Object.fromEntries(entries);
  };
  return part(json, value) as T;
}

const fn = ({
  access,
  params,
  override = false,
  errors = [],
  errorsIndirect = [],
  ...rest
}: FactFunction) => ({
  ...rest,
  ...access,
  override: override !== false,
  overridden: Array.isArray(override) ? override : undefined,
  params: params.map((param) => ({ ...param, default: param.default?.expression })),
  errors: errors.map((fail) => ({ ...fail, dynamic: fail.dynamicMessage })),
  errorsIndirect: errorsIndirect.filter(({ message }) => message !== null),
});

const contract = (facts: FactContract) => ({
  ...facts,
  inherits: facts.linearizedBases,
  variables: facts.stateVariables?.filter(({ constant }) => !constant),
  modifiers: facts.modifiers?.map(({ errors = [], ...rest }) => ({
    ...rest,
    messages: errors.flatMap(({ message }) => message ?? []),
  })),
  constructor: facts.constructor && fn(facts.constructor),
  functions: facts.functions.map(fn),
  inheritedFunctions: facts.inheritedFunctions?.map(({ from, ...rest }) => ({
    ...rest,
    ...from,
    from: from.name,
  })),
});

/** One release's facts as our data set. */
export function importRelease(facts: ReleaseFacts): ReleaseData {
  return pick(releaseData, {
    ...facts,
    release: facts.release.replace(/^v/, ''),
    tag: facts.release,
    openzeppelin: facts.dependencies[0]?.version,
    structs: facts.files.flatMap(({ path: file, structs = [] }) =>
      structs.map((struct) => ({ ...struct, file })),
    ),
    contracts: facts.contracts.map(contract),
  });
}
