/** Makes calldata out of what people type into a form. */
import { encode as encodeParameters } from 'ox/AbiParameters';
import { checksum } from 'ox/Address';
import { typed, ungrouped, withoutChain } from './digits';
import type { Member, Parameter, Unit } from './types';

/** A sentence that says what is wrong with the text that was typed. */
export class InputError extends Error {}

const fail = (sentence: string): never => {
  throw new InputError(sentence);
};

/** A decimal number times a power of ten, exactly. */
function scaled(text: string, decimals: number): bigint {
  const [, sign = '', whole = '', part = '', exponent = '0'] =
    /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e\+?(\d{1,2}))?$/i.exec(ungrouped(text)) ??
    fail(`"${text}" isn't a number, such as 1,000 or 2.5.`);
  const places = decimals + Number(exponent);
  // In whole numbers, 1.000 is a thousand to many people.
  if (part.replace(/0+$/, '').length > places || (places === 0 && part.length === 3))
    fail(
      places === 0
        ? 'Write a whole number, without a point.'
        : `This number can have ${places} digits after the point at most.`,
    );
  return BigInt(`${sign}0${whole}${part.slice(0, places).padEnd(places, '0')}`);
}

const spans: Readonly<Record<string, bigint>> = {
  second: 1n,
  minute: 60n,
  hour: 3_600n,
  day: 86_400n,
  week: 604_800n,
};

/** A date as seconds since 1970. The date has to exist: `Date.parse` would take February 30 for March 2. */
function timeOf(text: string): bigint {
  const [, date = '', clock = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d?\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(
      text,
    ) ?? [];
  const offset = /\d/.test(zone) ? zone.replace(/:?(\d\d)$/, ':$1') : 'Z';
  const time = Date.parse(`${date}T${clock.replace(/^\d:/, '0$&')}${offset}`);
  const day = Date.parse(date);
  if (Number.isNaN(time) || new Date(day).toISOString().slice(0, 10) !== date)
    fail('Write the time as 2026-11-25 12:00 UTC, or in seconds since 1970.');
  return BigInt(Math.floor(time / 1000));
}

/** Words that may follow a number: the units that they fit, and the decimals that they mean if not the token's. */
const words: Readonly<Record<string, readonly [units: readonly Unit[], decimals?: number]>> = {
  token: [['token']],
  share: [['shares']],
  ether: [['wei'], 18],
  eth: [['wei'], 18],
  gwei: [['wei'], 9],
  wei: [['wei'], 0],
  '%': [['bps'], 2],
  percent: [['bps'], 2],
  bp: [['bps'], 0],
  'basis point': [['bps'], 0],
};
const worded = new RegExp(
  `^([-+.\\d](?:.*[\\d.])?)\\s*((?:${Object.keys(words).join('|')})s?)$`,
  'i',
);

const span = /(.*?\d)\s*(second|minute|hour|day|week)s?(?:,?\s+|$)/gi;

/** A number that was typed with its unit: "1.5 tokens", "0.5%", "1 day 2 hours", a date. */
function inUnit(text: string, unit: Unit | undefined, decimals: number): bigint | undefined {
  const [, number = '', word = ''] = worded.exec(text) ?? [];
  const [units, places = decimals] = words[word.toLowerCase().replace(/s$/, '')] ?? [];
  if (units) {
    if (!units.some((one) => one === unit)) fail(`This isn't measured in ${word}.`);
    return scaled(number, places);
  }
  if (text.replace(span, '') === '') {
    if (unit !== 'seconds') fail("This isn't a time span.");
    return [...text.matchAll(span)].reduce(
      (sum, [, count = '', name = '']) =>
        sum + scaled(count, 0) * (spans[name.toLowerCase()] ?? 1n),
      0n,
    );
  }
  // Anything other than a plain number has to be a date.
  return unit === 'timestamp' && /[^\d,+_\s]/.test(text.slice(1)) ? timeOf(text) : undefined;
}

function numberOf(text: string, { type, unit }: Parameter, decimals: number): bigint {
  if (text.length > 120) fail('This is too long for a number.');
  const isSigned = type.startsWith('int');
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? 256);
  const max = isSigned ? 2n ** (bits - 1n) - 1n : 2n ** bits - 1n;
  const min = isSigned ? -(2n ** (bits - 1n)) : 0n;
  const value = /^(?:all|max)$/i.test(text)
    ? max
    : /^(?:2\s*(?:\*\*|\^)\s*256\s*-\s*1|type\(uint(?:256)?\)\.max)$/i.test(text)
      ? 2n ** 256n - 1n
      : /^0x[0-9a-f]{1,64}$/i.test(text)
        ? BigInt(text)
        : (inUnit(text, unit, decimals) ?? scaled(text, 0));
  if (value < min)
    fail(isSigned ? `The smallest value of ${type} is ${min}.` : "This can't be below zero.");
  if (value > max) fail(`The largest value of ${type} is ${max}.`);
  return value;
}

function addressOf(given: string): string {
  const text = withoutChain(given);
  if (!/^0x[0-9a-f]{40}$/i.test(text)) fail('An address is 0x and 40 hexadecimal digits.');
  const checked = checksum(text.toLowerCase() as `0x${string}`);
  const isPlain =
    text.slice(2) === text.slice(2).toLowerCase() || text.slice(2) === text.slice(2).toUpperCase();
  if (!isPlain && text.slice(2) !== checked.slice(2))
    fail("The capitals of this address don't match its checksum, so a digit may be wrong.");
  return checked;
}

/** A text of so many bytes, unless they are more than the contract takes. */
function limited(text: string, count: number, { most = Infinity }: Parameter): string {
  if (count > most) fail(`The contract takes ${most} bytes at most, and this has ${count}.`);
  return text;
}

function bytesOf(text: string, parameter: Parameter): string {
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(text))
    fail('Write bytes as 0x and an even number of hexadecimal digits.');
  const { type } = parameter;
  const size = Number(type.slice('bytes'.length));
  const count = text.length / 2 - 1;
  if (size > 0 && count !== size) fail(`${type} has ${size} bytes, and this has ${count}.`);
  return limited(text.toLowerCase(), count, parameter);
}

function listOf(text: string, what: string): unknown[] {
  let list: unknown;
  try {
    // Numbers may be longer than JavaScript's, and tools print bytes in other quotation marks or in none: all are texts.
    list = JSON.parse(
      text.replace(
        /"(?:[^"\\]|\\.)*"?|'0x[0-9a-f]*'|0x[0-9a-f]*|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e\+?\d+)?/gi,
        (found) => (found.startsWith('"') ? found : `"${found.replace(/'/g, '')}"`),
      ),
    );
  } catch {
    fail(`Write ${what} as JSON, such as ["0x…", 1].`);
  }
  return Array.isArray(list) ? (list as unknown[]) : fail(`Write ${what} in square brackets.`);
}

/** Reads an item or a field of a value, and says which part a mistake is in. */
function within<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${part}: ${error.message}`) : error;
  }
}

/**
 * The value of one argument, for {@link encodeCall}.
 *
 * @param given as typed: a number, "1.5 tokens", "0.5%", "1 day 2 hours", a date, "all", an address, JSON for lists
 * @param decimals decimals of the token that amounts are in
 * @throws {@link InputError} that says what to write
 */
export function parseArgument(given: unknown, parameter: Parameter, decimals: number): unknown {
  const { type, components } = parameter;
  const array = /\[(\d*)\]$/.exec(type);
  if (array) {
    const items = Array.isArray(given) ? given : listOf(String(given), 'a list');
    const size = array[1] ?? '';
    if (size !== '' && items.length !== Number(size))
      fail(`${type} has ${size} items, and this has ${items.length}.`);
    const item = { ...parameter, type: type.slice(0, -array[0].length) };
    return items.map((each, i) =>
      within(`Item ${i + 1}`, () => parseArgument(each, item, decimals)),
    );
  }
  if (components) {
    const fields = Array.isArray(given) ? given : listOf(String(given), 'the fields');
    if (fields.length !== components.length) fail(`Write all ${components.length} fields.`);
    return components.map((field, i) =>
      within(field.name, () => parseArgument(fields[i], field, decimals)),
    );
  }
  if (typeof given === 'object') fail('Write a single value, such as 1 or "0x…".');
  const text = type === 'string' ? String(given) : typed(String(given));
  if (type === 'string') return limited(text, new TextEncoder().encode(text).length, parameter);
  if (text === '') fail('Fill this in.');
  if (type === 'bool')
    return /^(?:true|false)$/i.test(text)
      ? text.toLowerCase() === 'true'
      : fail('Write true or false.');
  if (type === 'address') return addressOf(text);
  if (type.startsWith('bytes')) return bytesOf(text, parameter);
  return numberOf(text, parameter, decimals);
}

/** Calldata: the selector (8 hexadecimal digits) and the values of all arguments, encoded. */
export function encodeCall(
  selector: string,
  { inputs }: Pick<Member, 'inputs'>,
  values: readonly unknown[],
): string {
  return `0x${selector}${encodeParameters(inputs, values).slice(2)}`;
}
