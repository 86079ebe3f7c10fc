/** JSON schemas (ajv) of the data sets and of the description files, and their errors as problems. */
import Ajv, { type ErrorObject, type Schema, type ValidateFunction } from 'ajv';
import type { Problem } from './problem';

const strict = (properties: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});
const arrayOf = (items: Schema): Schema => ({ type: 'array', items });
const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

const STRING: Schema = { type: 'string' };
const NAME: Schema = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' };
const LINE: Schema = { type: 'integer', minimum: 1 };
const BOOL: Schema = { type: 'boolean' };
const VERSION: Schema = { type: 'string', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' };
const COMMIT: Schema = { type: 'string', pattern: '^[0-9a-f]{40}$' };
const SELECTOR: Schema = { type: 'string', pattern: '^0x[0-9a-f]{8}$' };
const TOPIC: Schema = { type: 'string', pattern: '^0x[0-9a-f]{64}$' };
const MUTABILITY: Schema = { enum: ['pure', 'view', 'nonpayable', 'payable'] };
const VISIBILITY: Schema = { enum: ['external', 'public', 'internal', 'private'] };

const FIELD = strict({ name: NAME, type: STRING });
const PARAM = strict(
  {
    name: { type: 'string', pattern: '^([A-Za-z_][A-Za-z0-9_]*)?$' },
    type: STRING,
    abiType: STRING,
    location: { enum: ['memory', 'calldata', 'storage'] },
    default: STRING,
    components: arrayOf(FIELD),
  },
  ['abiType', 'location', 'default', 'components'],
);
const ROLE = strict({ role: NAME, via: STRING }, ['via']);
const FUNCTION = strict(
  {
    name: NAME,
    kind: { enum: ['function', 'receive', 'constructor'] },
    getter: BOOL,
    line: LINE,
    endLine: LINE,
    visibility: VISIBILITY,
    mutability: MUTABILITY,
    virtual: BOOL,
    override: BOOL,
    implemented: BOOL,
    modifiers: arrayOf(STRING),
    params: arrayOf(PARAM),
    returns: arrayOf(PARAM),
    sourceSignature: STRING,
    selectors: arrayOf(strict({ signature: STRING, selector: SELECTOR })),
    callers: { anyOf: [arrayOf(NAME), { type: 'null' }] },
    restricted: { enum: [true, false, 'conditional'] },
    checks: arrayOf(strict({ via: STRING, roles: arrayOf(ROLE), when: STRING }, ['when'])),
    errors: arrayOf(
      strict(
        {
          kind: { enum: ['require', 'assert', 'revert', 'raise'] },
          line: LINE,
          message: { type: ['string', 'null'] },
          dynamic: BOOL,
        },
        ['dynamic'],
      ),
    ),
    errorsFromModifiers: arrayOf(strict({ modifier: NAME, message: { type: ['string', 'null'] } })),
    errorsIndirect: arrayOf(strict({ message: STRING, in: STRING })),
    emits: arrayOf(NAME),
    emitsIndirect: arrayOf(NAME),
  },
  ['getter', 'virtual', 'override'],
);
const EVENT = strict({
  name: NAME,
  line: LINE,
  params: arrayOf(
    strict({ name: { type: 'string' }, type: STRING, abiType: STRING, indexed: BOOL }),
  ),
  anonymous: BOOL,
  signature: STRING,
  topic0: TOPIC,
});
const STRUCT_PROPERTIES: Record<string, Schema> = {
  name: NAME,
  line: LINE,
  endLine: LINE,
  fields: arrayOf(FIELD),
};

const CONTRACT = strict(
  {
    name: NAME,
    kind: { enum: ['contract', 'abstract contract', 'interface', 'vyper contract'] },
    language: { enum: ['solidity', 'vyper'] },
    compiler: VERSION,
    file: { type: 'string', pattern: '^contracts/.+\\.(sol|vy)$' },
    line: LINE,
    endLine: LINE,
    apiVersion: VERSION,
    bases: arrayOf(NAME),
    inherits: arrayOf(strict({ name: NAME, file: STRING })),
    implements: arrayOf(NAME),
    deployable: BOOL,
    structs: arrayOf(strict(STRUCT_PROPERTIES)),
    events: arrayOf(EVENT),
    constants: arrayOf(
      strict({
        name: NAME,
        type: STRING,
        visibility: VISIBILITY,
        line: LINE,
        expression: STRING,
        value: STRING,
      }),
    ),
    variables: arrayOf(strict({ name: NAME, type: STRING, visibility: VISIBILITY, line: LINE })),
    modifiers: arrayOf(
      strict({ name: NAME, line: LINE, roles: arrayOf(ROLE), messages: arrayOf(STRING) }),
    ),
    constructor: { anyOf: [FUNCTION, { type: 'null' }] },
    functions: arrayOf(FUNCTION),
    interfaces: arrayOf(
      strict({
        name: NAME,
        line: LINE,
        endLine: LINE,
        functions: arrayOf(
          strict({
            name: NAME,
            line: LINE,
            mutability: MUTABILITY,
            params: arrayOf(PARAM),
            returns: arrayOf(PARAM),
            signature: STRING,
            selector: SELECTOR,
          }),
        ),
      }),
    ),
    inheritedFunctions: arrayOf(
      strict({
        signature: STRING,
        selector: SELECTOR,
        mutability: MUTABILITY,
        returns: arrayOf(STRING),
        from: NAME,
        file: STRING,
        line: LINE,
      }),
    ),
    inheritedEvents: arrayOf(strict({ signature: STRING, topic0: TOPIC, from: NAME })),
  },
  ['apiVersion'],
);

const RELEASE_DATA = strict({
  release: VERSION,
  tag: STRING,
  commit: COMMIT,
  repository: { type: 'string', pattern: '^https://' },
  openzeppelin: VERSION,
  structs: arrayOf(strict({ file: STRING, ...STRUCT_PROPERTIES })),
  contracts: arrayOf(CONTRACT),
});

const RELEASES = arrayOf(
  strict({
    version: VERSION,
    tag: STRING,
    commit: COMMIT,
    commitDate: STRING,
    compilers: strict({ solidity: VERSION, vyper: mapOf(VERSION) }),
    openzeppelin: VERSION,
  }),
);

const PRESENCE = strict({
  releases: arrayOf(VERSION),
  pages: mapOf(strict({ contract: NAME, presentIn: arrayOf(VERSION), absentIn: arrayOf(VERSION) })),
  contractsWithoutPage: mapOf(strict({ presentIn: arrayOf(VERSION) })),
});

const CODE_CHANGES = arrayOf(
  strict({ from: VERSION, to: VERSION, contracts: mapOf(arrayOf(STRING)) }),
);

/** Units of a described value. */
export const UNITS = [
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

const TEXT: Schema = { type: 'string', minLength: 3 };
const VALUE = strict({ text: TEXT, unit: { enum: [...UNITS] } });
const FUNCTION_KEYS: Record<string, Schema> = {
  text: TEXT,
  params: mapOf(VALUE),
  returns: arrayOf(VALUE),
  reverts: arrayOf(TEXT),
  hook: { enum: ['override', 'call'] },
  caution: TEXT,
};
const allOptional = (properties: Record<string, Schema>): Schema =>
  strict(properties, Object.keys(properties));
/** What a member says, under which questions readers look for it, and what it says otherwise in some releases (`in`). */
const versioned = (properties: Record<string, Schema>): Schema =>
  allOptional({ ...properties, asked: arrayOf(TEXT), in: mapOf(allOptional(properties)) });

const DESCRIPTION = strict(
  {
    contract: NAME,
    asked: arrayOf(TEXT),
    summary: TEXT,
    summaryIn: mapOf(TEXT),
    overview: arrayOf(TEXT),
    overviewIn: mapOf(arrayOf(TEXT)),
    functions: mapOf(
      versioned({
        ...FUNCTION_KEYS,
        sameAs: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*\\..+$' },
      }),
    ),
    events: mapOf(versioned({ text: TEXT, params: mapOf(VALUE) })),
    structs: mapOf(versioned({ text: TEXT, fields: mapOf(VALUE) })),
    constants: mapOf(versioned({ text: TEXT, unit: { enum: [...UNITS] } })),
    variables: mapOf(versioned({ text: TEXT, unit: { enum: [...UNITS] } })),
    modifiers: mapOf(versioned({ text: TEXT })),
    interfaces: mapOf(versioned({ text: TEXT })),
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

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const VALIDATORS = {
  release: ajv.compile(RELEASE_DATA),
  releases: ajv.compile(RELEASES),
  presence: ajv.compile(PRESENCE),
  changes: ajv.compile(CODE_CHANGES),
  description: ajv.compile(DESCRIPTION),
} satisfies Record<string, ValidateFunction>;

function describeError(error: ErrorObject): { key: string; message: string; remedy: string } {
  const key = error.instancePath.slice(1).replace(/~1/g, '/').replace(/\//g, '.') || '(file)';
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
      return {
        key,
        message: `unknown key "${String(params.additionalProperty)}"`,
        remedy: 'remove it or correct its spelling',
      };
    case 'required':
      return { key, message: `missing key "${String(params.missingProperty)}"`, remedy: 'add it' };
    case 'enum':
      return {
        key,
        message: 'value is not in the list',
        remedy: `use one of ${(params.allowedValues as unknown[]).join(', ')}`,
      };
    default:
      return { key, message: error.message ?? error.keyword, remedy: 'write a value that fits' };
  }
}

/** Problems of a parsed file against the schema of its kind; empty when it fits. */
export function checkSchema(
  kind: keyof typeof VALIDATORS,
  value: unknown,
  file: string,
): Problem[] {
  const validate = VALIDATORS[kind];
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter((error) => error.keyword !== 'anyOf')
    .map((error) => ({ file, ...describeError(error) }));
}
