/** What each member of a contract was in each release, for the entries that unfold to it. */
import { callersText } from './access';
import { type Anchors, anchorsOf } from './anchors';
import { structsOf } from './descriptions';
import { codeChangedBetween, diffContract } from './diff';
import {
  allFunctions,
  type Contract,
  findContract,
  functionKey,
  permalink,
  type Reference,
  type ReleaseData,
} from './model';
import { messagesOf } from './render';
import { constantValue, eventSignature, signatureLines } from './signature';

/** A member as one or more releases in a row have it. */
export interface MemberState {
  /** Positions of the first and the last of these releases in `releases`. */
  readonly from: number;
  readonly to: number;
  /** Lines of the declaration. */
  readonly lines: readonly string[];
  readonly access?: string;
  /** Revert messages that are written out in the code. */
  readonly messages?: readonly string[];
  /** What is different from the state before, in words; `code` is the code of the body. */
  readonly changes?: readonly string[];
  /** Lines of source at the tag of the last of these releases. */
  readonly source: string;
}

/** One contract through all releases. */
export interface ContractHistory {
  /** Oldest first. */
  readonly releases: readonly string[];
  /** States of each member by its anchor, oldest first. */
  readonly members: Readonly<Record<string, readonly MemberState[]>>;
}

type Declared = Omit<MemberState, 'from' | 'to' | 'changes'>;

/** What a release declares, by anchor. */
function declarations(
  reference: Reference,
  anchors: Anchors,
  data: ReleaseData,
  contract: Contract,
): [string, Declared][] {
  const place = (line: number, endLine?: number, file = contract.file): string =>
    permalink(data, file, line, endLine);
  return [
    ...allFunctions(contract).map((fn): [string, Declared] => {
      const access =
        fn.kind === 'constructor'
          ? undefined
          : callersText(reference, data, contract, fn)?.replace(/`/g, '');
      const messages = messagesOf(fn);
      return [
        anchors.fn(functionKey(fn)),
        {
          lines: signatureLines(contract, fn),
          ...(access !== undefined && { access }),
          ...(messages.length > 0 && { messages }),
          source: place(fn.line, fn.endLine),
        },
      ];
    }),
    ...contract.events.map((event): [string, Declared] => [
      anchors.member('event', event.name),
      { lines: [eventSignature(contract, event)], source: place(event.line) },
    ]),
    ...structsOf(data, contract).map((struct): [string, Declared] => [
      anchors.member('struct', struct.name),
      {
        lines: [
          `struct ${struct.name}`,
          ...struct.fields.map(({ name, type }) => `${name}: ${type}`),
        ],
        source: place(struct.line, struct.endLine, struct.file),
      },
    ]),
    ...contract.constants.map((constant): [string, Declared] => [
      anchors.member('constant', constant.name),
      {
        lines: [`${constant.type} ${constant.name} = ${constantValue(constant)}`],
        source: place(constant.line),
      },
    ]),
    ...contract.modifiers.map(({ name, line, messages }): [string, Declared] => [
      anchors.member('modifier', name),
      {
        lines: [`modifier ${name}`],
        ...(messages.length > 0 && { messages }),
        source: place(line),
      },
    ]),
  ];
}

/** What changed in each member of a contract from one release to the next, by anchor. */
function changesBetween(
  reference: Reference,
  anchors: Anchors,
  name: string,
  from: ReleaseData,
  to: ReleaseData,
): Map<string, readonly string[]> {
  const [before, after] = [findContract(from, name), findContract(to, name)];
  if (!before || !after) return new Map();
  const newCode = codeChangedBetween(reference, from.release, to.release, name);
  return new Map(
    diffContract(from, to, before, after, newCode).flatMap(({ kind, change, key, details }) =>
      change !== 'changed' || kind === 'contract' || kind === 'inherited'
        ? []
        : [[kind === 'function' ? anchors.fn(key) : anchors.member(kind, key), details]],
    ),
  );
}

/** States of all members of a contract. */
export function contractHistory(reference: Reference, name: string): ContractHistory {
  const anchors = anchorsOf(reference, name);
  const members = new Map<string, MemberState[]>();
  reference.releases.forEach((release, index) => {
    const data = reference.data[release] as ReleaseData;
    const contract = findContract(data, name);
    if (!contract) return;
    const previous = reference.data[reference.releases[index - 1] ?? ''];
    const changes = previous ? changesBetween(reference, anchors, name, previous, data) : undefined;
    for (const [anchor, declared] of declarations(reference, anchors, data, contract)) {
      const states = members.get(anchor) ?? [];
      members.set(anchor, states);
      const last = states.at(-1);
      const changed = changes?.get(anchor);
      // Of another overload that has the anchor now, the comparison says that it was added.
      const isSame = changed === undefined && last?.lines.join() === declared.lines.join();
      if (last?.to === index - 1 && isSame)
        states[states.length - 1] = { ...last, to: index, source: declared.source };
      else
        states.push({ from: index, to: index, ...declared, ...(changed && { changes: changed }) });
    }
  });
  return { releases: reference.releases, members: Object.fromEntries(members) };
}
