/** Reads pieces of the input by what the dictionary declares. */
import { decode as decodeParameters, encode as encodeParameters } from 'ox/AbiParameters';
import { checksum } from 'ox/Address';
import { fromHex } from 'ox/Bytes';
import { batches, type InnerCall, unpackMultiSend } from './batches';
import { typed } from './digits';
import { elementOf, extentOf } from './extent';
import { escaped, leftOut } from './format';
import { type Piece, readInput } from './read-input';
import { bareSignature, signatureOf } from './signature';
import type { Dictionary, Kind, Member, Parameter, Plain, Reading, Result, Value } from './types';

/** Limits: words shown of bytes that can't be decoded, levels of nested calls, and results for one input. */
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

/** A parameter for ox, which drops a byte order mark that begins a text, and makes objects of structs with names. */
const asBytes = ({ type, components }: Parameter): Parameter => ({
  name: '',
  type: type.replace('string', 'bytes'),
  ...(components && { components: components.map(asBytes) }),
});
const texts = new TextDecoder('utf-8', { ignoreBOM: true });

/** A value of what ox decoded: lists, texts of bytes, and integers of up to 48 bits as numbers. */
function valueOf(parameter: Parameter, decoded: unknown): Value {
  const { name, type, unit, components } = parameter;
  const known = { name, type, unit };
  const element = elementOf(parameter);
  if (element || components)
    return {
      ...known,
      items: (decoded as unknown[]).map((item, i) =>
        valueOf(element ?? (components?.[i] as Parameter), item),
      ),
    };
  if (type === 'string')
    return { ...known, plain: texts.decode(fromHex(decoded as `0x${string}`)) };
  return { ...known, plain: typeof decoded === 'number' ? BigInt(decoded) : (decoded as Plain) };
}

const argumentOf = ({ plain, items }: Value): unknown => items?.map(argumentOf) ?? plain;

/** Values, and what is unusual about the bytes that hold them. */
type Decoded = Pick<Reading, 'values' | 'remarks'>;

/** Values of a sequence of parameters, or undefined where the bytes can't hold them. */
function decodeAll(inputs: readonly Parameter[], bytes: string): Decoded | undefined {
  try {
    // ox takes no bytes for an empty list.
    const decoded: readonly unknown[] =
      inputs.length === 0
        ? []
        : decodeParameters(inputs.map(asBytes), `0x${bytes}`, { checksumAddress: true });
    const values = inputs.map((input, i) => valueOf(input, decoded[i]));
    const again = encodeParameters(inputs, values.map(argumentOf)).slice(2);
    if (again === bytes) return { values, remarks: [] };
    const remark = bytes.startsWith(again)
      ? extraBytes((bytes.length - again.length) / 2)
      : 'The bytes are not what an encoder makes of these values. A contract may refuse them or read them differently.';
    return { values, remarks: [remark] };
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

const hasUnit = (parameters: readonly Parameter[]): boolean =>
  parameters.some(({ unit, components }) => unit !== undefined || hasUnit(components ?? []));

/**
 * Members in groups that read bytes in the same way: with the same types, units, and indexed parameters. Members
 * without units, such as the functions of a library, join the first group.
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
  read: (member: Member) => Decoded | undefined,
  part: 'inputs' | 'outputs' = 'inputs',
): Reading[] {
  return groupsOf(members, part).flatMap((group) => {
    const [first] = group as [Member];
    const found = read(first);
    return found ? [{ signature: signatureOf(first), members: group, ...found }] : [];
  });
}

function wordsOf(bytes: string): string[] {
  const all = bytes.match(/.{1,64}/g) ?? [];
  const words = all.slice(0, mostWords).map((word) => `0x${word}`);
  const rest = all.length - words.length;
  return rest > 0 ? [...words, leftOut(rest)] : words;
}

/** The value of an indexed parameter. Of a text or a list, a topic has only the hash. */
function decodeTopic(input: Parameter, word: string): Decoded | undefined {
  if (!/^(?:string|bytes)$|\]$|^tuple/.test(input.type)) return decodeAll([input], word);
  const { name, type } = input;
  return { values: [{ name, type, plain: `0x${word}`, isHash: true }], remarks: [] };
}

/** Calls in the values of a batch; undefined for those that can't be read. */
function innerCalls(values: readonly Value[]): (InnerCall | undefined)[] {
  const named = (name: RegExp): Plain | undefined =>
    values.find((value) => name.test(value.name))?.plain;
  const address = named(/^(?:to|target)$/) as string | undefined;
  const wei = named(/^value$/) as bigint | undefined;
  const beside = (list: string, i: number): Plain | undefined =>
    values.find(({ type }) => type === list)?.items?.[i]?.plain;
  return values.flatMap(({ name, type, plain, items = [] }): (InnerCall | undefined)[] => {
    const bytes = String(plain).slice(2);
    if (type === 'bytes' && name === 'transactions') return unpackMultiSend(bytes) ?? [undefined];
    if (type === 'bytes' && /^(?:data|callData)$/.test(name))
      return [{ bytes, address, value: wei }];
    if (type === 'bytes[]')
      return items.map((item, i) => ({
        bytes: String(item.plain).slice(2),
        address: beside('address[]', i) as string | undefined,
        value: beside('uint256[]', i) as bigint | undefined,
      }));
    return type === 'tuple[]' ? items.flatMap((item) => innerCalls(item.items ?? [])) : [];
  });
}

/** An address as the values show it. */
const checked = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : checksum(address as `0x${string}`);

const unreadable = (kind: Kind, bytes: string, message: string): Result => ({
  kind,
  readings: [],
  message,
  words: wordsOf(bytes),
  inner: [],
});

/** Decodes one input, and keeps count of how much of its allowance is used up. */
class Decoder {
  private count = 0;
  /** Words of values that may still be decoded: eight times those of the input, since bytes can be read in several ways. */
  private words: number;
  constructor(
    private readonly dictionary: Dictionary,
    input: string,
  ) {
    this.words = 10_000 + input.length / 8;
  }

  /** Values of a sequence of parameters, unless offsets that share bytes make far more of them than was pasted. */
  private values(inputs: readonly Parameter[], bytes: string): Decoded | undefined {
    const words = extentOf(inputs, bytes, this.words);
    if (words > this.words) return undefined;
    this.words -= words;
    return decodeAll(inputs, bytes);
  }

  functions(selector: string): readonly Member[] {
    return this.dictionary.functions[selector] ?? batches[selector] ?? [];
  }

  call(bytes: string, depth: number): Result {
    if (bytes.length < 8)
      return unreadable(
        'unknown',
        bytes,
        bytes === ''
          ? 'A transfer of ether, without calldata.'
          : 'Calldata has a selector of four bytes, and this is less.',
      );
    const selector = bytes.slice(0, 8);
    const members = this.functions(selector);
    const readings = readingsOf(members, ({ inputs }) => this.values(inputs, bytes.slice(8)));
    if (readings.length === 0)
      return unreadable(
        'call',
        bytes,
        members.length === 0
          ? `No contract of these releases has a function with the selector 0x${selector}.`
          : `The selector belongs to ${signatureOf(members[0] as Member)}, but the bytes after it don't hold its arguments. They may be cut off, or a value doesn't fit its type, such as 2 for a bool.`,
      );
    const [reading] = readings as [Reading];
    return { kind: 'call', readings, ...this.inner(reading, depth) };
  }

  /** The calls that a batch carries. Other functions may have bytes of any meaning. */
  private inner({ members, values }: Reading, depth: number): Pick<Result, 'inner' | 'message'> {
    if (members.every((member) => member.in.length > 0)) return { inner: [] };
    const found = innerCalls(values);
    const inner = found.flatMap((one, i): Result[] => {
      if (!one || depth >= deepest || this.count >= mostResults) return [];
      this.count += 1;
      const { bytes, address, value } = one;
      return [
        {
          ...this.call(bytes, depth + 1),
          label: `Call ${i + 1} of ${found.length}`,
          address: checked(address),
          value,
        },
      ];
    });
    const message =
      "Calls of this batch are left out. They can't be read, are nested too deeply, or are too many.";
    return inner.length < found.length ? { inner, message } : { inner };
  }

  log(topics: readonly string[], bytes: string): Result {
    const members = this.dictionary.events[topics[0] ?? ''] ?? [];
    const readings = readingsOf(members, ({ inputs }) => {
      const indexed = inputs.filter((input) => input.indexed);
      const plain = inputs.filter((input) => !input.indexed);
      const data = this.values(plain, bytes);
      if (!data || indexed.length !== topics.length - 1) return undefined;
      const values = new Map(data.values.map((value, i) => [plain[i], value]));
      const remarks = new Set(data.remarks);
      for (const [i, input] of indexed.entries()) {
        const read = decodeTopic(input, topics[i + 1] ?? '');
        if (!read) return undefined;
        read.remarks.forEach((remark) => remarks.add(remark));
        values.set(input, read.values[0] as Value);
      }
      return { values: inputs.map((input) => values.get(input) as Value), remarks: [...remarks] };
    });
    if (readings.length > 0) return { kind: 'event', readings, inner: [] };
    const [first] = members;
    const message = first
      ? `The topic belongs to ${signatureOf(first)}, but the other topics and the data don't hold its values.`
      : topics.length === 0
        ? 'A log without topics is anonymous: nothing in it names the event.'
        : `No contract of these releases has an event with the topic 0x${topics[0]}.`;
    const words = [...topics.map((topic) => `0x${topic}`), ...wordsOf(bytes)];
    return { ...unreadable('event', bytes, message), words };
  }

  /** Where a message is explained. Only own keys count, because a message may be "constructor". */
  private entryOf(text: string): string | undefined {
    return Object.entries(this.dictionary.messages).find(([message]) => message === text)?.[1];
  }

  /** The revert that a text is the message of, with or without quotes around it. */
  bareMessage(text: string): Result[] {
    const message = typed(text).replace(/^["'`“‘](.*)["'`”’]$/, '$1');
    return message !== '' && this.entryOf(message) !== undefined ? [this.message(message)] : [];
  }

  /** A revert with a message, which is empty for one without. */
  message(text: string): Result {
    return {
      kind: 'revert',
      readings: [],
      message: text === '' ? 'Reverted without a message.' : escaped(text),
      entry: this.entryOf(text),
      inner: [],
    };
  }

  /** A revert, if the bytes have one of the three forms that Solidity and Vyper produce. Otherwise undefined. */
  revert(bytes: string): Result | undefined {
    if (bytes === '') return this.message('');
    const isText = bytes.startsWith('08c379a0');
    if (!isText && !bytes.startsWith('4e487b71')) return undefined;
    const type = isText ? 'string' : 'uint256';
    const plain = decodeAll([{ name: '', type }], bytes.slice(8))?.values[0]?.plain;
    if (typeof plain === 'string') return this.message(plain);
    if (typeof plain !== 'bigint')
      return unreadable(
        'revert',
        bytes,
        `These are the first bytes of ${isText ? 'a revert with a message' : 'a panic'}, but the rest doesn't hold it. The data may be cut off.`,
      );
    const hex = plain.toString(16);
    const why = panics[hex] ?? 'The code is none that Solidity defines.';
    return this.message(`Panic 0x${hex.padStart(2, '0')}: ${why}`);
  }

  returned(bytes: string, members: readonly Member[]): Result {
    const readings = readingsOf(
      members,
      ({ outputs = [] }) =>
        outputs.length === 0 && bytes !== '' ? undefined : this.values(outputs, bytes),
      'outputs',
    );
    if (readings.length > 0) return { kind: 'return', readings, inner: [] };
    return unreadable(
      'return',
      bytes,
      members.length === 0
        ? 'Returned data names no function. Write the function in front of it, such as totalAssets() 0x…, to read it.'
        : `The bytes are not what ${signatureOf(members[0] as Member)} returns.`,
    );
  }

  bySignature(signature: string): Member[] {
    const wanted = bareSignature(signature);
    return Object.values(this.dictionary.functions)
      .flat()
      .filter((member) => signatureOf(member) === wanted);
  }

  private data(piece: Extract<Piece, { kind: 'data' }>): Result {
    const { bytes, role, call, signature } = piece;
    const isCall = bytes.length >= 8 && (bytes.length - 8) % 64 === 0;
    if (signature !== undefined) {
      const members = this.bySignature(signature);
      const isItsCall = this.functions(bytes.slice(0, 8)).some((one) => members.includes(one));
      if (isItsCall && bytes.length % 64 === 8) return this.call(bytes, 0);
      if (members.length > 0) return this.returned(bytes, members);
      return unreadable('return', bytes, `No function here is ${signature}.`);
    }
    if (role === 'return') return this.returned(bytes, this.functions((call ?? '').slice(0, 8)));
    const reverted = role === 'call' ? undefined : this.revert(bytes);
    if (reverted) return reverted;
    if (role === 'revert') return unreadable('revert', bytes, 'Reverted with a custom error.');
    if (isCall || role === 'call' || this.functions(bytes.slice(0, 8)).length > 0)
      return this.call(bytes, 0);
    if (bytes.length % 64 === 0) return this.returned(bytes, []);
    return unreadable(
      'unknown',
      bytes,
      `Length in bytes: ${(bytes.length / 2).toLocaleString('en-US')}. This is neither calldata (4 bytes and a multiple of 32) nor returned data (a multiple of 32). Some bytes may be missing.`,
    );
  }

  piece(piece: Piece): Result {
    switch (piece.kind) {
      case 'log':
        return { ...this.log(piece.topics, piece.bytes), address: checked(piece.address) };
      case 'data':
        return { ...this.data(piece), address: checked(piece.address), value: piece.value };
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
  const decoder = new Decoder(dictionary, text);
  const known = decoder.bareMessage(text);
  return known.length > 0 ? known : readInput(text).map((piece) => decoder.piece(piece));
}
