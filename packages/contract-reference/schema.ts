/** JSON schemas (ajv) of the data sets and of the files written by hand, and their errors as problems. */
import Ajv, { type ErrorObject, type Schema, type ValidateFunction } from 'ajv';
import type { Problem } from '../problem';

const strict = (properties: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});
const arrayOf = (items: Schema): Schema => ({ type: 'array', items });
const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

const string: Schema = { type: 'string' };
const name: Schema = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' };
const line: Schema = { type: 'integer', minimum: 1 };
const bool: Schema = { type: 'boolean' };
const version: Schema = { type: 'string', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' };
const commit: Schema = { type: 'string', pattern: '^[0-9a-f]{40}$' };
const selector: Schema = { type: 'string', pattern: '^0x[0-9a-f]{8}$' };
const topic: Schema = { type: 'string', pattern: '^0x[0-9a-f]{64}$' };
const mutability: Schema = { enum: ['pure', 'view', 'nonpayable', 'payable'] };
const visibility: Schema = { enum: ['external', 'public', 'internal', 'private'] };

const field = strict({ name, type: string });
const param = strict(
  {
    name: { type: 'string', pattern: '^([A-Za-z_][A-Za-z0-9_]*)?$' },
    type: string,
    abiType: string,
    location: { enum: ['memory', 'calldata', 'storage'] },
    default: string,
    components: arrayOf(field),
  },
  ['abiType', 'location', 'default', 'components'],
);
const role = strict({ role: name, via: string }, ['via']);
const fn = strict(
  {
    name,
    kind: { enum: ['function', 'receive', 'constructor'] },
    getter: bool,
    line,
    endLine: line,
    visibility,
    mutability,
    virtual: bool,
    override: bool,
    implemented: bool,
    modifiers: arrayOf(string),
    params: arrayOf(param),
    returns: arrayOf(param),
    sourceSignature: string,
    selectors: arrayOf(strict({ signature: string, selector })),
    callers: { anyOf: [arrayOf(name), { type: 'null' }] },
    restricted: { enum: [true, false, 'conditional'] },
    checks: arrayOf(strict({ via: string, roles: arrayOf(role), when: string }, ['when'])),
    errors: arrayOf(
      strict(
        {
          kind: { enum: ['require', 'assert', 'revert', 'raise'] },
          line,
          message: { type: ['string', 'null'] },
          dynamic: bool,
        },
        ['dynamic'],
      ),
    ),
    errorsFromModifiers: arrayOf(strict({ modifier: name, message: { type: ['string', 'null'] } })),
    errorsIndirect: arrayOf(strict({ message: string, in: string })),
    emits: arrayOf(name),
    emitsIndirect: arrayOf(name),
  },
  ['getter', 'virtual', 'override'],
);
const event = strict({
  name,
  line,
  params: arrayOf(
    strict({ name: { type: 'string' }, type: string, abiType: string, indexed: bool }),
  ),
  anonymous: bool,
  signature: string,
  topic0: topic,
});
const structProperties: Record<string, Schema> = {
  name,
  line,
  endLine: line,
  fields: arrayOf(field),
};

const contract = strict(
  {
    name,
    kind: { enum: ['contract', 'abstract contract', 'interface', 'vyper contract'] },
    language: { enum: ['solidity', 'vyper'] },
    compiler: version,
    file: { type: 'string', pattern: '^contracts/.+\\.(sol|vy)$' },
    line,
    endLine: line,
    apiVersion: version,
    bases: arrayOf(name),
    inherits: arrayOf(strict({ name, file: string })),
    implements: arrayOf(name),
    deployable: bool,
    structs: arrayOf(strict(structProperties)),
    events: arrayOf(event),
    constants: arrayOf(
      strict({
        name,
        type: string,
        visibility,
        line,
        expression: string,
        value: string,
      }),
    ),
    variables: arrayOf(strict({ name, type: string, visibility, line })),
    modifiers: arrayOf(strict({ name, line, roles: arrayOf(role), messages: arrayOf(string) })),
    constructor: { anyOf: [fn, { type: 'null' }] },
    functions: arrayOf(fn),
    interfaces: arrayOf(
      strict({
        name,
        line,
        endLine: line,
        functions: arrayOf(
          strict({
            name,
            line,
            mutability,
            params: arrayOf(param),
            returns: arrayOf(param),
            signature: string,
            selector,
          }),
        ),
      }),
    ),
    inheritedFunctions: arrayOf(
      strict({
        signature: string,
        selector,
        mutability,
        returns: arrayOf(string),
        from: name,
        file: string,
        line,
      }),
    ),
    inheritedEvents: arrayOf(strict({ signature: string, topic0: topic, from: name })),
  },
  ['apiVersion'],
);

const releaseData = strict({
  release: version,
  tag: string,
  commit,
  repository: { type: 'string', pattern: '^https://' },
  openzeppelin: version,
  structs: arrayOf(strict({ file: string, ...structProperties })),
  contracts: arrayOf(contract),
});

const releases = arrayOf(
  strict({
    version,
    tag: string,
    commit,
    commitDate: string,
    compilers: strict({ solidity: version, vyper: mapOf(version) }),
    openzeppelin: version,
  }),
);

const presence = strict({
  releases: arrayOf(version),
  pages: mapOf(strict({ contract: name, presentIn: arrayOf(version), absentIn: arrayOf(version) })),
  contractsWithoutPage: mapOf(strict({ presentIn: arrayOf(version) })),
});

const codeChanges = arrayOf(
  strict({ from: version, to: version, contracts: mapOf(arrayOf(string)) }),
);

/** Units of a described value. */
export const units = [
  'token',
  'wei',
  'shares',
  'bps',
  'seconds',
  'timestamp',
  'blocks',
  'per-second-1e18',
  'address',
  'bool',
  'count',
  'index',
  'bytes',
  'string',
  'id',
  'none',
] as const;

const text: Schema = { type: 'string', minLength: 3 };
const valueText = strict({ text, unit: { enum: [...units] } });
const functionKeys: Record<string, Schema> = {
  text,
  params: mapOf(valueText),
  returns: arrayOf(valueText),
  reverts: arrayOf(text),
  hook: { enum: ['override', 'call'] },
  caution: text,
};
const allOptional = (properties: Record<string, Schema>): Schema =>
  strict(properties, Object.keys(properties));
/** What a member says, under which questions readers look for it, and what it says otherwise in some releases (`in`). */
const versioned = (properties: Record<string, Schema>): Schema =>
  allOptional({ ...properties, asked: arrayOf(text), in: mapOf(allOptional(properties)) });

const description = strict(
  {
    contract: name,
    asked: arrayOf(text),
    summary: text,
    summaryIn: mapOf(text),
    overview: arrayOf(text),
    overviewIn: mapOf(arrayOf(text)),
    functions: mapOf(
      versioned({
        ...functionKeys,
        sameAs: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*\\..+$' },
      }),
    ),
    events: mapOf(versioned({ text, params: mapOf(valueText) })),
    structs: mapOf(versioned({ text, fields: mapOf(valueText) })),
    constants: mapOf(versioned({ text, unit: { enum: [...units] } })),
    variables: mapOf(versioned({ text, unit: { enum: [...units] } })),
    modifiers: mapOf(versioned({ text })),
    interfaces: mapOf(versioned({ text })),
  },
  [
    'asked',
    'summaryIn',
    'overview',
    'overviewIn',
    'functions',
    'events',
    'structs',
    'constants',
    'variables',
    'modifiers',
    'interfaces',
  ],
);

const strings = arrayOf(string);
const settings = strict({
  project: string,
  docs: strict({ folder: string, olderReleases: string, route: string, sidebar: string }),
  pages: mapOf(strict({ tags: strings, title: string }, ['title'])),
  overviewPage: string,
  companions: strict({ contract: name, title: string }),
  implementedBy: mapOf(name),
  structOwners: mapOf(name),
  foreignTypes: arrayOf(name),
  roles: mapOf(text),
  callers: mapOf(strict({ text, withoutArguments: text }, ['withoutArguments'])),
  interfaces: strict({ license: string, solidity: string }),
  comparePage: strict({ description: text, tags: strings, scope: text }),
  selectorsPage: strict({ description: text, tags: strings, contract: name, call: string }),
  errorsPage: strict({
    file: string,
    route: string,
    description: text,
    tags: strings,
    intro: text,
    libraries: text,
    contracts: arrayOf(name),
    next: text,
  }),
});

const errorWords = mapOf(strict({ text, cause: string, check: text, fix: text }, ['cause']));
const errors = strict({
  messages: errorWords,
  library: errorWords,
  advice: arrayOf(strict({ match: string, check: text, fix: text })),
});

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const validators = {
  release: ajv.compile(releaseData),
  releases: ajv.compile(releases),
  presence: ajv.compile(presence),
  changes: ajv.compile(codeChanges),
  description: ajv.compile(description),
  settings: ajv.compile(settings),
  errors: ajv.compile(errors),
} satisfies Record<string, ValidateFunction>;

/** Kinds of files that have a schema. */
export type SchemaKind = keyof typeof validators;

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

/** Problems of a parsed file against the schema of its kind; empty when it fits. */
export function checkSchema(kind: SchemaKind, value: unknown, file: string): Problem[] {
  const validate = validators[kind];
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter((error) => error.keyword !== 'anyOf')
    .map((error) => ({ file, ...describeError(error) }));
}
