/**
 * Stable anchors of members.
 *
 * A member's anchor is its name in lower case: `setDepositLimit` is `#setdepositlimit`. Anchors are
 * given over all releases of a contract together, so that a member keeps its anchor from release to
 * release:
 *
 * - of several functions of a name, the one with the fewest arguments has the plain anchor, each
 *   other adds `-<n>args`; if two have as many arguments, the later in source adds the type of its
 *   first argument too (`migrate-2args-vaultapi`);
 * - an event, struct, constant or modifier whose name, in lower case, is a function's in any release
 *   adds `-event`, `-struct`, `-constant` or `-modifier`.
 */
import {
  allFunctions,
  type Contract,
  findContract,
  type Fn,
  functionKey,
  type Reference,
  type ReleaseData,
} from './model';
import { structsOf } from './descriptions';

export type MemberKind = 'function' | 'event' | 'struct' | 'constant' | 'modifier';

/** Anchors of one contract: from a function's key, or from kind and name. */
export interface Anchors {
  fn(key: string): string;
  member(kind: Exclude<MemberKind, 'function'>, name: string): string;
}

const lower = (name: string): string => name.toLowerCase();

function functionAnchors(contracts: Contract[]): Map<string, string> {
  const byName = new Map<string, Map<string, Fn>>();
  for (const contract of contracts) {
    for (const fn of allFunctions(contract)) {
      const name = fn.kind === 'constructor' ? 'constructor' : fn.name;
      const overloads = byName.get(name) ?? new Map<string, Fn>();
      // The first release's order decides between overloads with as many arguments.
      if (!overloads.has(functionKey(fn))) overloads.set(functionKey(fn), fn);
      byName.set(name, overloads);
    }
  }
  const anchors = new Map<string, string>();
  for (const [name, overloads] of byName) {
    // Only functions that exist side by side in one release are overloads; a changed signature is not.
    const together = [...overloads].filter(([key]) =>
      contracts.some((contract) => {
        const same = contract.functions.filter((fn) => fn.name === name);
        return same.length > 1 && same.some((fn) => functionKey(fn) === key);
      }),
    );
    for (const key of overloads.keys()) anchors.set(key, lower(name));
    const used = new Set<string>();
    for (const [key, fn] of together.sort(
      (left, right) => left[1].params.length - right[1].params.length,
    )) {
      let anchor = lower(name);
      if (used.has(anchor)) anchor = `${lower(name)}-${fn.params.length}args`;
      if (used.has(anchor))
        anchor += `-${lower(fn.params[0]?.type ?? '').replace(/[^a-z0-9]/g, '')}`;
      used.add(anchor);
      anchors.set(key, anchor);
    }
  }
  return anchors;
}

/** Anchors of a contract's members, the same in every release. */
export function anchorsOf(reference: Reference, contractName: string): Anchors {
  const versions = reference.releases.flatMap((release) => {
    const data = reference.data[release] as ReleaseData;
    const contract = findContract(data, contractName);
    return contract ? [{ data, contract }] : [];
  });
  const functions = functionAnchors(versions.map(({ contract }) => contract));
  const taken = new Set(functions.values());
  const members = new Map<string, string>();
  const add = (kind: Exclude<MemberKind, 'function'>, name: string): void => {
    const key = `${kind} ${name}`;
    if (members.has(key)) return;
    const plain = lower(name);
    members.set(key, taken.has(plain) ? `${plain}-${kind}` : plain);
    taken.add(plain);
  };
  for (const { contract } of versions) for (const { name } of contract.events) add('event', name);
  for (const { data, contract } of versions)
    for (const { name } of structsOf(data, contract)) add('struct', name);
  for (const { contract } of versions)
    for (const { name } of contract.constants) add('constant', name);
  for (const { contract } of versions)
    for (const { name } of contract.modifiers) add('modifier', name);
  return {
    fn(key) {
      const anchor = functions.get(key);
      if (anchor === undefined) throw new Error(`${contractName} has no function ${key}`);
      return anchor;
    },
    member(kind, name) {
      const anchor = members.get(`${kind} ${name}`);
      if (anchor === undefined) throw new Error(`${contractName} has no ${kind} ${name}`);
      return anchor;
    },
  };
}
