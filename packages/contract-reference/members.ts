/** Members of a contract that have an entry of their own. */
import { allFunctions, type Contract, type Fn, functionKey, messagesOf, permalink } from './model';
import { constantValue, eventSignature, signatureLines } from './signature';

export type MemberKind = 'function' | 'event' | 'struct' | 'constant' | 'modifier';

/** A signature with its selector or topic. */
interface Signed {
  readonly signature: string;
  readonly bytes: string;
}

/** A member as one release declares it. */
export interface Member {
  readonly kind: MemberKind;
  /** Key of a function in the descriptions, or the name. */
  readonly key: string;
  /** Lines of the declaration. */
  readonly lines: readonly string[];
  /** Entry points of a function, or what logs of an event are found by. */
  readonly signed: readonly Signed[];
  /** Revert messages that are written out in the code. */
  readonly messages: readonly string[];
  readonly source: string;
  readonly fn?: Fn;
}

const signedOf = ({ selectors }: Fn): Signed[] =>
  selectors.map(({ signature, selector }) => ({ signature, bytes: selector }));

/** All members of a contract: functions with getters and the constructor, then each other kind. */
export function membersOf(contract: Contract): Member[] {
  const { data, events, structs, constants, modifiers, file: own } = contract;
  const member = (
    kind: MemberKind,
    key: string,
    lines: readonly string[],
    { line, endLine, file = own }: { line: number; endLine?: number; file?: string },
    more: Partial<Member> = {},
  ): Member => {
    const source = permalink(data, file, line, endLine);
    return { kind, key, lines, source, messages: [], signed: [], ...more };
  };
  return [
    ...allFunctions(contract).map((fn) =>
      member('function', functionKey(fn), signatureLines(contract, fn), fn, {
        messages: messagesOf(fn),
        signed: signedOf(fn),
        fn,
      }),
    ),
    ...events.map((event) =>
      member('event', event.name, [eventSignature(contract, event)], event, {
        signed: [{ signature: event.signature, bytes: event.topic0 }],
      }),
    ),
    ...structs.map((struct) =>
      member(
        'struct',
        struct.name,
        [`struct ${struct.name}`, ...struct.fields.map(({ name, type }) => `${name}: ${type}`)],
        struct,
      ),
    ),
    ...constants.map((constant) => {
      const { name, type } = constant;
      return member('constant', name, [`${type} ${name} = ${constantValue(constant)}`], constant);
    }),
    ...modifiers.map((modifier) => {
      const { name, messages } = modifier;
      return member('modifier', name, [`modifier ${name}`], modifier, { messages });
    }),
  ];
}

/** A member that another contract or a library declares. */
interface Inherited extends Signed {
  readonly kind: 'function' | 'event';
  readonly from: string;
}

/** All that a contract inherits. */
export const inheritedOf = ({ inheritedFunctions, inheritedEvents }: Contract): Inherited[] => [
  ...inheritedFunctions.map(({ signature, selector, from }) => ({
    kind: 'function' as const,
    signature,
    bytes: selector,
    from,
  })),
  ...inheritedEvents.map(({ signature, topic0, from }) => ({
    kind: 'event' as const,
    signature,
    bytes: topic0,
    from,
  })),
];
