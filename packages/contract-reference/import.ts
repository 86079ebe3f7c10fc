/**
 * Turns a folder of extracted facts (`<release>.json`, `releases.json`, `presence.json`,
 * `changes.json`) into `reference/data`. The output depends on the input alone: same facts, same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {
  CodeChanges,
  Contract,
  EmbeddedInterface,
  EventDef,
  Field,
  Fn,
  ModifierDef,
  Param,
  Presence,
  ReleaseData,
  ReleaseInfo,
  Role,
  StructDef,
} from './model';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Obj = { [key: string]: Json };

const obj = (value: Json | undefined): Obj => {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`Expected an object, got ${JSON.stringify(value)}`);
  return value;
};
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const str = (value: Json | undefined): string => {
  if (typeof value !== 'string') throw new Error(`Expected a string, got ${JSON.stringify(value)}`);
  return value;
};
const num = (value: Json | undefined): number => {
  if (typeof value !== 'number') throw new Error(`Expected a number, got ${JSON.stringify(value)}`);
  return value;
};
const strings = (value: Json | undefined): string[] => list(value).map(str);
const field = (value: Json): Field => ({ name: str(obj(value).name), type: str(obj(value).type) });

function param(value: Json): Param {
  const source = obj(value);
  return {
    ...field(value),
    ...(typeof source.abiType === 'string' && { abiType: source.abiType }),
    ...(typeof source.location === 'string' && {
      location: source.location as NonNullable<Param['location']>,
    }),
    ...(source.default !== undefined && { default: str(obj(source.default).expression) }),
    ...(source.components !== undefined && { components: list(source.components).map(field) }),
  };
}

function role(value: Json): Role {
  const source = obj(value);
  return { role: str(source.role), ...(typeof source.via === 'string' && { via: source.via }) };
}

function fn(value: Json): Fn {
  const source = obj(value);
  const access = obj(source.access);
  return {
    name: str(source.name),
    kind: str(source.kind) as Fn['kind'],
    ...(source.getter === true && { getter: true }),
    line: num(source.line),
    endLine: num(source.endLine),
    visibility: str(source.visibility) as Fn['visibility'],
    mutability: str(source.mutability) as Fn['mutability'],
    ...(source.virtual === true && { virtual: true }),
    ...(source.override === true && { override: true }),
    implemented: source.implemented === true,
    modifiers: strings(source.modifiers),
    params: list(source.params).map(param),
    returns: list(source.returns).map(param),
    sourceSignature: str(source.sourceSignature),
    selectors: list(source.selectors).map((entry) => ({
      signature: str(obj(entry).signature),
      selector: str(obj(entry).selector),
    })),
    callers: access.callers === null ? null : strings(access.callers),
    restricted: access.restricted === 'conditional' ? 'conditional' : access.restricted === true,
    checks: list(access.checks).map((entry) => {
      const check = obj(entry);
      return {
        via: str(check.via),
        roles: list(check.roles).map(role),
        ...(typeof check.when === 'string' && { when: check.when }),
      };
    }),
    errors: list(source.errors).map((entry) => {
      const fail = obj(entry);
      return {
        kind: str(fail.kind) as Fn['errors'][number]['kind'],
        line: num(fail.line),
        message: fail.message === null ? null : str(fail.message),
        ...(fail.dynamicMessage === true && { dynamic: true }),
      };
    }),
    errorsFromModifiers: list(source.errorsFromModifiers).map((entry) => {
      const fail = obj(entry);
      return {
        modifier: str(fail.modifier),
        message: fail.message === null ? null : str(fail.message),
      };
    }),
    errorsIndirect: list(source.errorsIndirect)
      .map(obj)
      .filter((fail) => typeof fail.message === 'string')
      .map((fail) => ({ message: str(fail.message), in: str(fail.in) })),
    emits: strings(source.emits),
    emitsIndirect: strings(source.emitsIndirect),
  };
}

function event(value: Json): EventDef {
  const source = obj(value);
  return {
    name: str(source.name),
    line: num(source.line),
    params: list(source.params).map((entry) => ({
      ...field(entry),
      abiType: str(obj(entry).abiType),
      indexed: obj(entry).indexed === true,
    })),
    anonymous: source.anonymous === true,
    signature: str(source.signature),
    topic0: str(source.topic0),
  };
}

function struct(value: Json): StructDef {
  const source = obj(value);
  return {
    name: str(source.name),
    line: num(source.line),
    endLine: num(source.endLine),
    fields: list(source.fields).map(field),
  };
}

function modifier(value: Json): ModifierDef {
  const source = obj(value);
  const messages = list(source.errors).flatMap((entry) =>
    typeof obj(entry).message === 'string' ? [str(obj(entry).message)] : [],
  );
  return {
    name: str(source.name),
    line: num(source.line),
    roles: list(source.roles).map(role),
    messages,
  };
}

function embedded(value: Json): EmbeddedInterface {
  const source = obj(value);
  return {
    name: str(source.name),
    line: num(source.line),
    endLine: num(source.endLine),
    functions: list(source.functions).map((entry) => {
      const member = obj(entry);
      return {
        name: str(member.name),
        line: num(member.line),
        mutability: str(member.mutability) as Fn['mutability'],
        params: list(member.params).map(param),
        returns: list(member.returns).map(param),
        signature: str(member.signature),
        selector: str(member.selector),
      };
    }),
  };
}

function contract(value: Json): Contract {
  const source = obj(value);
  const origin = (entry: Obj) => ({
    from: str(obj(entry.from).name),
    file: str(obj(entry.from).file),
    line: num(obj(entry.from).line),
  });
  return {
    name: str(source.name),
    kind: str(source.kind) as Contract['kind'],
    language: str(source.language) as Contract['language'],
    compiler: str(source.compiler),
    file: str(source.file),
    line: num(source.line),
    endLine: num(source.endLine),
    ...(typeof source.apiVersion === 'string' && { apiVersion: source.apiVersion }),
    bases: strings(source.bases),
    inherits: list(source.linearizedBases).map((entry) => ({
      name: str(obj(entry).name),
      file: str(obj(entry).file),
    })),
    implements: strings(source.implements),
    deployable: source.deployable === true,
    structs: list(source.structs).map(struct),
    events: list(source.events).map(event),
    constants: list(source.constants).map((entry) => {
      const constant = obj(entry);
      return {
        ...field(entry),
        visibility: str(constant.visibility) as Fn['visibility'],
        line: num(constant.line),
        expression: str(constant.expression),
        value: str(constant.value),
      };
    }),
    variables: list(source.stateVariables)
      .filter((entry) => obj(entry).constant !== true)
      .map((entry) => ({
        ...field(entry),
        visibility: str(obj(entry).visibility) as Fn['visibility'],
        line: num(obj(entry).line),
      })),
    modifiers: list(source.modifiers).map(modifier),
    constructor: source.constructor === null ? null : fn(source.constructor as unknown as Json),
    functions: list(source.functions).map(fn),
    interfaces: list(source.interfaces).map(embedded),
    inheritedFunctions: list(source.inheritedFunctions)
      .map(obj)
      .map((entry) => ({
        signature: str(entry.signature),
        selector: str(entry.selector),
        mutability: str(entry.mutability) as Fn['mutability'],
        returns: strings(entry.returns),
        ...origin(entry),
      })),
    inheritedEvents: list(source.inheritedEvents)
      .map(obj)
      .map((entry) => ({
        signature: str(entry.signature),
        topic0: str(entry.topic0),
        from: str(entry.from),
      })),
  };
}

/** One release's facts as our data set. */
export function importRelease(facts: Json): ReleaseData {
  const source = obj(facts);
  const tag = str(source.release);
  return {
    release: tag.replace(/^v/, ''),
    tag,
    commit: str(source.commit),
    repository: str(source.repository),
    openzeppelin: str(obj(list(source.dependencies)[0]).version),
    structs: list(source.files).flatMap((entry) =>
      list(obj(entry).structs).map((item) => ({ file: str(obj(entry).path), ...struct(item) })),
    ),
    contracts: list(source.contracts).map(contract),
  };
}

/**
 * JSON with one member per line. A changed function is one changed line, and a file is readable at a third of the
 * size of fully indented JSON.
 */
export function toJson(value: unknown, depth = 4, indent = ''): string {
  const flat = JSON.stringify(value);
  if (
    depth === 0 ||
    value === null ||
    typeof value !== 'object' ||
    flat.length + indent.length <= 110
  )
    return flat;
  const inner = `${indent} `;
  if (Array.isArray(value)) {
    return `[\n${value.map((entry) => inner + toJson(entry, depth - 1, inner)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return `{\n${entries.map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${toJson(entry, depth - 1, inner)}`).join(',\n')}\n${indent}}`;
}

/**
 * Reads every facts file of a folder and returns the files of `reference/data`, by name.
 *
 * @throws Error naming the folder when a file it needs is missing or not as expected.
 */
export function importFacts(folder: string): Record<string, string> {
  const read = (name: string): Obj =>
    obj(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Json);
  const files: Record<string, string> = {};
  const releases: ReleaseInfo[] = list(read('releases.json').releases).map((entry) => {
    const source = obj(entry);
    const compilers = obj(source.compilers);
    return {
      version: str(source.version),
      tag: str(source.tag),
      commit: str(source.commit),
      commitDate: str(source.commitDate),
      compilers: {
        solidity: str(compilers.solidity),
        vyper: obj(compilers.vyper) as Record<string, string>,
      },
      openzeppelin: str(source.openzeppelin),
    };
  });
  files['releases.json'] = toJson(releases, 1);
  for (const { version } of releases)
    files[`${version}.json`] = toJson(importRelease(read(`${version}.json`)), 5);

  const presence = read('presence.json');
  const pages: Presence['pages'] = {};
  for (const [page, entry] of Object.entries(obj(presence.pages))) {
    const source = obj(entry);
    pages[page] = {
      contract: str(source.contract),
      presentIn: strings(source.presentIn),
      absentIn: strings(source.absentIn),
    };
  }
  const contractsWithoutPage: Presence['contractsWithoutPage'] = {};
  for (const [name, entry] of Object.entries(obj(presence.contractsWithoutPage))) {
    contractsWithoutPage[name] = { presentIn: strings(obj(entry).presentIn) };
  }
  files['presence.json'] = toJson(
    { releases: strings(presence.releases), pages, contractsWithoutPage } satisfies Presence,
    3,
  );

  const changes: CodeChanges[] = list(read('changes.json').pairs).map((entry) => {
    const pair = obj(entry);
    const contracts: CodeChanges['contracts'] = {};
    for (const [id, change] of Object.entries(obj(pair.contracts))) {
      const changed = strings(obj(change).bodyChanged);
      if (changed.length > 0) contracts[id.slice(id.lastIndexOf(':') + 1)] = changed;
    }
    return { from: str(pair.from), to: str(pair.to), contracts };
  });
  files['changes.json'] = toJson(changes, 4);
  for (const name of Object.keys(files)) files[name] += '\n';
  return files;
}
