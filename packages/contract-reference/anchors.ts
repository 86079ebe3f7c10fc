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
import { type MemberKind, membersOf } from './members';
import {
  allFunctions,
  type Contract,
  contractIn,
  type Fn,
  functionKey,
  once,
  type Reference,
} from './model';

/** Anchors of one contract: from a kind, and a function's key or a name. */
export type Anchors = (kind: MemberKind, key: string) => string;

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
export const anchorsOf = once((reference: Reference, contractName: string): Anchors => {
  const versions = reference.releases.flatMap(
    (release) => contractIn(reference, release, contractName) ?? [],
  );
  const functions = functionAnchors(versions);
  const taken = new Set(functions.values());
  const anchors = new Map([...functions].map(([key, anchor]) => [`function ${key}`, anchor]));
  const members = versions.flatMap(membersOf);
  for (const kind of ['event', 'struct', 'constant', 'modifier'] as const) {
    for (const { key } of members.filter((member) => member.kind === kind)) {
      const plain = lower(key);
      if (anchors.has(`${kind} ${key}`)) continue;
      anchors.set(`${kind} ${key}`, taken.has(plain) ? `${plain}-${kind}` : plain);
      taken.add(plain);
    }
  }
  return (kind, key) => {
    const anchor = anchors.get(`${kind} ${key}`);
    if (anchor === undefined) throw new Error(`${contractName} has no ${kind} ${key}`);
    return anchor;
  };
});
