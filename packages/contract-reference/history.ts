/** What each member of a contract was in each release, for the entries that unfold to it. */
import { callersText } from './access';
import { anchorsOf } from './anchors';
import { type Change, diffContract, previousRelease } from './diff';
import { type Member, membersOf } from './members';
import { contractIn, once, type Reference } from './model';
import { code } from './pages';

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
  /** Lines of source at the tag of the last of these releases. */
  readonly source: string;
  /** What is different from the state before, in words; `code` is its own code. */
  readonly changes?: readonly string[];
}

/** One contract through all releases. */
export interface ContractHistory {
  /** Oldest first. */
  readonly releases: readonly string[];
  /** States of each member by its anchor, oldest first. */
  readonly members: Readonly<Record<string, readonly MemberState[]>>;
}

/** A state with the member that has it, and its change from the state before. */
interface State extends Member {
  readonly from: number;
  readonly to: number;
  readonly access?: string | undefined;
  readonly change?: Change | undefined;
  /** Functions that it calls whose code has changed since the release before. */
  readonly calling: readonly string[];
}

/** States of all members of a contract by anchor, oldest first. */
export type Timeline = ReadonlyMap<string, readonly State[]>;

/** The note on a function that hasn't changed, but calls one that has. */
export const callingChange = 'code that it calls changed: ';

const shownOf = ({ lines, access, messages }: State): string =>
  JSON.stringify([lines, access, messages]);

/** States of all members of a contract. */
export const timelineOf = once((reference: Reference, name: string): Timeline => {
  const anchors = anchorsOf(reference, name);
  const timeline = new Map<string, State[]>();
  reference.releases.forEach((release, index) => {
    const contract = contractIn(reference, release, name);
    if (!contract) return;
    const previous = previousRelease(reference, release);
    const changes = previous === undefined ? [] : diffContract(reference, previous, release, name);
    const calling = reference.codeChanges.find(({ to }) => to === release)?.calling[name];
    for (const member of membersOf(contract)) {
      const { kind, key, fn } = member;
      const anchor = anchors(kind, key);
      const states = timeline.get(anchor) ?? [];
      timeline.set(anchor, states);
      const last = states.at(-1);
      const change = changes?.find(
        (each) => each.change === 'changed' && each.kind === kind && each.key === key,
      );
      const callers = fn && callersText(reference, contract, fn);
      const access = callers?.replace(/`/g, '');
      const called = (fn && calling?.[fn.sourceSignature]) ?? [];
      const state: State = { ...member, from: index, to: index, access, change, calling: called };
      // The lines can differ without a change if another overload has the anchor now. The callers can differ if only
      // the callers of the contract that implements an interface do.
      if (
        last?.to === index - 1 &&
        !change &&
        called.length === 0 &&
        shownOf(last) === shownOf(state)
      )
        states[states.length - 1] = { ...last, to: index, source: member.source };
      else states.push(state);
    }
  });
  return timeline;
});

/** The states of a member until a release, since it is there without a gap, oldest first. */
export function unbroken(states: readonly State[] = [], key: string, release: number): State[] {
  const run: State[] = [];
  for (const state of states.filter(({ from }) => from <= release).reverse()) {
    const isNext = run[0] === undefined || state.to === run[0].from - 1;
    if (state.key !== key || !isNext) break;
    run.unshift(state);
  }
  return run;
}

/** States of all members of a contract, as the site loads them. */
export function contractHistory(reference: Reference, name: string): ContractHistory {
  const shown = (state: State): MemberState => {
    const { from, to, lines, access, messages, source, change, calling } = state;
    const changes = [
      ...(change?.details ?? []),
      ...(calling.length > 0 ? [callingChange + calling.map(code).join(', ')] : []),
    ];
    return {
      from,
      to,
      lines,
      access,
      messages: messages.length > 0 ? messages : undefined,
      source,
      changes: changes.length > 0 ? changes : undefined,
    };
  };
  const members = [...timelineOf(reference, name)].map(
    ([anchor, states]) => [anchor, states.map(shown)] as const,
  );
  return { releases: reference.releases, members: Object.fromEntries(members) };
}
