/** Members of a contract that have an entry of their own. */
import {
  allFunctions,
  type Contract,
  type Fn,
  functionKey,
  messagesOf,
  permalink,
  type ReleaseData,
  structsOf,
} from './model';
import { constantValue, eventSignature, signatureLines } from './signature';

export type MemberKind = 'function' | 'event' | 'struct' | 'constant' | 'modifier';

/** A member as one release declares it. */
export interface Member {
  readonly kind: MemberKind;
  /** Key of a function in the descriptions, or the name. */
  readonly key: string;
  /** Lines of the declaration. */
  readonly lines: readonly string[];
  /** Revert messages that are written out in the code. */
  readonly messages: readonly string[];
  /** Address of its source. */
  readonly source: string;
  /** What the data has of it, if it's a function. */
  readonly fn?: Fn;
}

/** All members of a contract: functions with getters and the constructor, then each other kind. */
export function membersOf(data: ReleaseData, contract: Contract): Member[] {
  const { events, constants, modifiers, file: own } = contract;
  const member = (
    kind: MemberKind,
    key: string,
    lines: readonly string[],
    { line, endLine, file = own }: { line: number; endLine?: number; file?: string },
    messages: readonly string[] = [],
  ): Member => ({ kind, key, lines, messages, source: permalink(data, file, line, endLine) });
  return [
    ...allFunctions(contract).map((fn) => ({
      ...member('function', functionKey(fn), signatureLines(contract, fn), fn, messagesOf(fn)),
      fn,
    })),
    ...events.map((event) => member('event', event.name, [eventSignature(contract, event)], event)),
    ...structsOf(data, contract).map((struct) =>
      member(
        'struct',
        struct.name,
        [`struct ${struct.name}`, ...struct.fields.map(({ name, type }) => `${name}: ${type}`)],
        struct,
      ),
    ),
    ...constants.map((constant) =>
      member(
        'constant',
        constant.name,
        [`${constant.type} ${constant.name} = ${constantValue(constant)}`],
        constant,
      ),
    ),
    ...modifiers.map((modifier) =>
      member('modifier', modifier.name, [`modifier ${modifier.name}`], modifier, modifier.messages),
    ),
  ];
}
