/** Reads pieces of the input by what the dictionary declares. */
import { decode as decodeParameters, encode as encodeParameters } from 'ox/AbiParameters';
import { batches, type InnerCall, unpackMultiSend } from './batches';
import { type Piece, readInput } from './read-input';
import { signatureOf } from './signature';
import type { Dictionary, Kind, Member, Parameter, Plain, Reading, Result, Value } from './types';

/** Words that are shown of bytes that nothing reads, calls inside calls, and results of one input. */
const mostWords = 256;
const deepest = 8;
const mostResults = 1000;

const panics: Readonly<Record<string, string>> = {
  '1': 'An assertion failed.',
  '11': 'A calculation overflowed or went below zero.',
  '12': 'A number was divided by zero.',
  '21': 'A number was converted to an enum that has no such value.',
  '22': 'A byte array in storage is encoded wrongly.',
  '31': 'An element was removed from an empty array.',
  '32': 'An index is outside its array.',
  '41': 'Too much memory was allocated.',
  '51': 'A function that was never set was called.',
};

/** A parameter without its array brackets, or undefined if it isn't an array. */
function elementOf(parameter: Parameter): Parameter | undefined {
  const end = /\[\d*\]$/.exec(parameter.type);
  return end
    ? { ...parameter, name: '', type: parameter.type.slice(0, -end[0].length) }
    : undefined;
}

function valueOf(parameter: Parameter, decoded: unknown): Value {
  const { name, type, unit } = parameter;
  const known = { name, type, ...(unit !== undefined && { unit }) };
  const element = elementOf(parameter);
  if (element)
    return { ...known, items: (decoded as unknown[]).map((item) => valueOf(element, item)) };
  if (parameter.components) {
    // ox returns a list if a field has no name, or if two fields share one.
    const fields = Array.isArray(decoded) ? (decoded as unknown[]) : undefined;
    return {
      ...known,
      items: parameter.components.map((field, i) =>
        valueOf(field, fields ? fields[i] : (decoded as Record<string, unknown>)[field.name]),
      ),
    };
  }
  // ox returns integers of up to 48 bits as numbers.
  return {
    ...known,
    plain: typeof decoded === 'number' ? BigInt(decoded) : (decoded as Plain),
  };
}

/** Values of a sequence of parameters, or undefined where the bytes can't hold them. */
function decodeAll(
  inputs: readonly Parameter[],
  bytes: string,
): { values: Value[]; remarks: string[] } | undefined {
  if (inputs.length === 0)
    return { values: [], remarks: bytes === '' ? [] : [extraBytes(bytes.length / 2)] };
  try {
    const decoded = decodeParameters(inputs, `0x${bytes}`, { checksumAddress: true });
    const again = encodeParameters(inputs, decoded as readonly unknown[]).slice(2);
    const values = inputs.map((input, i) => valueOf(input, decoded[i]));
    if (again === bytes) return { values, remarks: [] };
    return {
      values,
      remarks: [
        bytes.startsWith(again)
          ? extraBytes((bytes.length - again.length) / 2)
          : 'The bytes are not what an encoder makes of these values. A contract may refuse them or read them differently.',
      ],
    };
  } catch {
    return undefined;
  }
}

const extraBytes = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'byte follows' : 'bytes follow'} the arguments. Contracts ignore them.`;

/** What decides how bytes are read, but not names and units. */
const formOf = ({ type, indexed, components }: Parameter): unknown => [
  type,
  indexed,
  components?.map(formOf),
];

const unitsOf = ({ unit, components }: Parameter): unknown => [unit, components?.map(unitsOf)];

/** Whether a list says any unit. */
const hasUnit = (parameters: readonly Parameter[]): boolean =>
  parameters.some(({ unit, components }) => unit !== undefined || hasUnit(components ?? []));

/**
 * Members in groups that read the same bytes alike: types, units, and what is indexed. Those that say no unit, such as
 * the functions of a library, join the first group.
 */
function groupsOf(members: readonly Member[], part: 'inputs' | 'outputs'): Member[][] {
  const groups = new Map<string, Member[]>();
  for (const member of [...members].sort(
    (left, right) => Number(!hasUnit(left[part] ?? [])) - Number(!hasUnit(right[part] ?? [])),
  )) {
    const parameters = member[part] ?? [];
    const form = JSON.stringify([signatureOf(member), parameters.map(formOf)]);
    const known = [...groups].find(([key]) => key.startsWith(form));
    const key =
      known && !hasUnit(parameters) ? known[0] : form + JSON.stringify(parameters.map(unitsOf));
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()];
}

/** Decodes by each group of members, and leaves out those whose form the bytes don't have. */
function readingsOf(
  members: readonly Member[],
  read: (member: Member) => { values: Value[]; remarks: string[] } | undefined,
  part: 'inputs' | 'outputs' = 'inputs',
): Reading[] {
  return groupsOf(members, part).flatMap((group) => {
    const [first] = group as [Member];
    const found = read(first);
    return found ? [{ signature: signatureOf(first), members: group, ...found }] : [];
  });
}

const wordsOf = (bytes: string): string[] =>
  (bytes.match(/.{1,64}/g) ?? []).slice(0, mostWords).map((word) => `0x${word}`);

/** What an input is read with, and how much of its allowance is used up. */
class Decoder {
  private count = 0;
  constructor(private readonly dictionary: Dictionary) {}

  /** Whether one more result may be made. */
  private mayGoOn(): boolean {
    this.count += 1;
    return this.count <= mostResults;
  }

  private unreadable(kind: Kind, bytes: string, message: string): Result {
    return { kind, readings: [], message, words: wordsOf(bytes), inner: [] };
  }

  functions(selector: string): readonly Member[] {
    return this.dictionary.functions[selector] ?? batches[selector] ?? [];
  }

  call(bytes: string, depth: number): Result {
    const selector = bytes.slice(0, 8);
    const members = this.functions(selector);
    const readings = readingsOf(members, ({ inputs }) => decodeAll(inputs, bytes.slice(8)));
    if (readings.length === 0)
      return this.unreadable(
        'call',
        bytes,
        members.length === 0
          ? `No contract of these releases has a function with the selector 0x${selector}.`
          : `The selector belongs to ${signatureOf(members[0] as Member)}, but the bytes after it don't hold its arguments. The data may be cut off.`,
      );
    const [reading] = readings as [Reading];
    return { kind: 'call', readings, inner: this.inner(reading, depth) };
  }

  private inner(reading: Reading, depth: number): Result[] {
    if (depth >= deepest) return [];
    const found: InnerCall[] = [];
    const collect = (values: readonly Value[]): void => {
      const named = (name: RegExp): Plain | undefined =>
        values.find((value) => name.test(value.name))?.plain;
      const address = named(/^(?:to|target)$/);
      const wei = named(/^value$/);
      for (const value of values) {
        const { name, type, plain, items } = value;
        if (type === 'bytes' && name === 'transactions' && typeof plain === 'string')
          found.push(...(unpackMultiSend(plain.slice(2)) ?? []));
        else if (type === 'bytes' && /^(?:data|callData)$/.test(name) && typeof plain === 'string')
          found.push({
            bytes: plain.slice(2),
            ...(typeof address === 'string' && { address }),
            ...(typeof wei === 'bigint' && { value: wei }),
          });
        else if (type === 'bytes[]')
          found.push(...(items ?? []).map((item) => ({ bytes: String(item.plain).slice(2) })));
        else if (type === 'tuple[]') for (const item of items ?? []) collect(item.items ?? []);
      }
    };
    // Only batches carry calls: other functions may have bytes of any meaning.
    if (reading.members.some((member) => member.in.length === 0)) collect(reading.values);
    return found.flatMap(({ bytes, address, value }, i) => {
      if (!this.mayGoOn()) return [];
      const result: Result =
        bytes.length < 8
          ? this.unreadable('unknown', bytes, 'A transfer of ether, without calldata.')
          : this.call(bytes, depth + 1);
      return [
        {
          ...result,
          label: `Call ${i + 1} of ${found.length}`,
          ...(address !== undefined && { address }),
          ...(value !== undefined && { value }),
        },
      ];
    });
  }

  log(topics: readonly string[], bytes: string): Result {
    const members = this.dictionary.events[topics[0] ?? ''] ?? [];
    const readings = readingsOf(members, ({ inputs }) => {
      const indexed = inputs.filter((input) => input.indexed);
      if (indexed.length !== topics.length - 1) return undefined;
      const data = decodeAll(
        inputs.filter((input) => !input.indexed),
        bytes,
      );
      if (!data) return undefined;
      const values: Value[] = [];
      const remarks = [...data.remarks];
      let [topic, plain] = [1, 0];
      for (const input of inputs) {
        if (!input.indexed) {
          values.push(data.values[plain] as Value);
          plain += 1;
          continue;
        }
        const word = topics[topic] as string;
        topic += 1;
        const isDynamic = /^(?:string|bytes)$|\]$|^tuple/.test(input.type);
        const one = isDynamic ? undefined : decodeAll([input], word);
        if (!isDynamic && !one) return undefined;
        remarks.push(...(one?.remarks ?? []));
        values.push(
          one?.values[0] ?? {
            name: input.name,
            type: input.type,
            plain: `0x${word}`,
            isHash: true,
          },
        );
      }
      return { values, remarks: [...new Set(remarks)] };
    });
    if (readings.length > 0) return { kind: 'event', readings, inner: [] };
    const [first] = members;
    return {
      kind: 'event',
      readings: [],
      message: first
        ? `The topic belongs to ${signatureOf(first)}, but the other topics and the data don't hold its values.`
        : topics.length === 0
          ? 'A log without topics is anonymous: nothing in it names the event.'
          : `No contract of these releases has an event with the topic 0x${topics[0] ?? ''}.`,
      words: [...topics.map((topic) => `0x${topic}`), ...wordsOf(bytes)],
      inner: [],
    };
  }

  message(text: string): Result {
    const entry = this.dictionary.messages[text];
    return {
      kind: 'revert',
      readings: [],
      message: text,
      ...(entry !== undefined && { entry }),
      inner: [],
    };
  }

  /** A revert, if the bytes have one of the three forms that Solidity and Vyper produce. Otherwise undefined. */
  revert(bytes: string): Result | undefined {
    if (bytes === '')
      return {
        kind: 'revert',
        readings: [],
        message: 'Reverted without a message.',
        ...(this.dictionary.messages[''] !== undefined && {
          entry: this.dictionary.messages[''],
        }),
        inner: [],
      };
    const rest = bytes.slice(8);
    if (bytes.startsWith('08c379a0')) {
      const text = decodeAll([{ name: '', type: 'string' }], rest)?.values[0]?.plain;
      return typeof text === 'string' ? this.message(text) : undefined;
    }
    if (!bytes.startsWith('4e487b71')) return undefined;
    const code = decodeAll([{ name: '', type: 'uint256' }], rest)?.values[0]?.plain;
    if (typeof code !== 'bigint') return undefined;
    const hex = code.toString(16);
    const why = panics[hex] ?? 'The code is none that Solidity defines.';
    return this.message(`Panic 0x${hex.padStart(2, '0')}: ${why}`);
  }

  returned(bytes: string, members: readonly Member[]): Result {
    const readings = readingsOf(
      members,
      ({ outputs = [] }) =>
        outputs.length === 0 && bytes !== '' ? undefined : decodeAll(outputs, bytes),
      'outputs',
    );
    if (readings.length > 0) return { kind: 'return', readings, inner: [] };
    return this.unreadable(
      'return',
      bytes,
      members.length === 0
        ? 'Returned data names no function. Write the function in front of it, such as totalAssets() 0x…, to read it.'
        : `The bytes are not what ${signatureOf(members[0] as Member)} returns.`,
    );
  }

  bySignature(signature: string): Member[] {
    const wanted = signature.replace(/\s+/g, '');
    const head = wanted.slice(0, wanted.indexOf(')') + 1);
    return Object.values(this.dictionary.functions)
      .flat()
      .filter((member) => signatureOf(member) === wanted || signatureOf(member) === head);
  }

  private data(piece: Extract<Piece, { kind: 'data' }>): Result {
    const { bytes, role, call, signature } = piece;
    const isCall = bytes.length >= 8 && (bytes.length - 8) % 64 === 0;
    if (signature !== undefined) {
      const members = this.bySignature(signature);
      if (members.length > 0) return this.returned(bytes, members);
      return this.unreadable('return', bytes, `No function here is ${signature}.`);
    }
    if (role === 'return') return this.returned(bytes, this.functions((call ?? '').slice(0, 8)));
    const reverted = role === 'call' ? undefined : this.revert(bytes);
    if (reverted) return reverted;
    if (role === 'revert')
      return this.unreadable('revert', bytes, 'Reverted with an error of its own kind.');
    if (isCall || role === 'call' || this.functions(bytes.slice(0, 8)).length > 0)
      return bytes.length < 8
        ? this.unreadable(
            'unknown',
            bytes,
            'Calldata has a selector of four bytes, and this is less.',
          )
        : this.call(bytes, 0);
    if (bytes.length % 64 === 0) return this.returned(bytes, []);
    return this.unreadable(
      'unknown',
      bytes,
      `Length in bytes: ${(bytes.length / 2).toLocaleString('en-US')}. This is neither calldata (4 bytes and a multiple of 32) nor returned data (a multiple of 32). Some bytes may be missing.`,
    );
  }

  piece(piece: Piece): Result {
    const place = {
      ...('label' in piece && piece.label !== undefined && { label: piece.label }),
      ...('address' in piece && piece.address !== undefined && { address: piece.address }),
      ...('value' in piece && piece.value !== undefined && { value: piece.value }),
    };
    switch (piece.kind) {
      case 'log':
        return { ...this.log(piece.topics, piece.bytes), ...place };
      case 'data':
        return { ...this.data(piece), ...place };
      case 'message':
        return this.message(piece.text);
      case 'invalid':
        return { kind: 'unknown', readings: [], message: piece.reason, inner: [] };
    }
  }
}

/**
 * What a pasted text means.
 *
 * @returns one result for each piece in the text; none if it contains no data
 */
export function decode(text: string, dictionary: Dictionary): Result[] {
  const decoder = new Decoder(dictionary);
  return readInput(text).map((piece) => decoder.piece(piece));
}
