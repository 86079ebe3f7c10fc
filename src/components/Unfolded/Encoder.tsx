import React, { useState } from 'react';
import type { Dictionary, Member, Parameter } from '../../../packages/abi-codec';
import { encodeCall, InputError, parseArgument } from '../../../packages/abi-codec/encode';
import { formatValue } from '../../../packages/abi-codec/format';
import { canonicalType } from '../../../packages/abi-codec/signature';
import { asTyped } from '../../../packages/fast-client/client';
import { useAnnouncement } from '../../../packages/fast-client/forms';
import Decimals from '../Decimals';
import fields from '../fields.module.css';
import type { PartProps, Place } from './place';
import styles from './styles.module.css';

/** What a field takes, by its unit or its type. */
const hints: Readonly<Record<string, string>> = {
  token: 'In the smallest unit, or like "1.5 tokens"',
  shares: 'In the smallest unit, or like "1.5 shares"',
  wei: 'In wei, or like "0.5 ether" or "20 gwei"',
  bps: 'In basis points, or like "2.5%"',
  seconds: 'In seconds, or like "2 days"',
  timestamp: 'In seconds since 1970, or like "2026-11-25 12:00 UTC"',
  address: '0x and 40 digits',
  bool: 'True or false',
  bytes: '0x and hexadecimal digits, or 0x alone for no bytes',
};

/** What a field takes, in a word or two next to its type. */
function hint({ type, unit, components }: Parameter): string {
  if (components || type.endsWith(']')) return 'As JSON, such as ["0x…", "1"]';
  const number = /^u?int/.test(type) ? 'A whole number, or "all" for the largest' : '';
  return hints[unit ?? type] ?? number;
}

/** What a text in a field means. */
interface Entry {
  /** One value, or none. */
  readonly values: readonly unknown[];
  /** What is said below the field: what is wrong, what a value means that is right, or what the field takes. */
  readonly says: string;
  readonly isWrong: boolean;
}

function read(text: string, parameter: Parameter, decimals: number): Entry {
  const { name, type, unit } = parameter;
  const takes = hint(parameter);
  try {
    const plain = parseArgument(text, parameter, decimals);
    const meaning =
      typeof plain === 'bigint' && formatValue({ name, type, unit, plain }, decimals).meaning;
    return { values: [plain], says: meaning ? `This is ${meaning}.` : takes, isWrong: false };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (text === '') return { values: [], says: takes, isWrong: false };
    const says = unit === undefined ? error.message : `${error.message} ${takes}.`;
    return { values: [], says, isWrong: true };
  }
}

/** One of the ways to call a function; Vyper's default arguments make several. */
interface Way {
  readonly selector: string;
  readonly member: Member;
}

/** What was entered into the forms of this visit, for readers who fold one, or leave its page, and come back. */
const kept = new Map<string, unknown>();

/** State that is kept for the visit, by a key of its own. */
function useKept<T>(key: string, initial: T): [value: T, keep: (next: T) => void] {
  const [value, setValue] = useState(kept.has(key) ? (kept.get(key) as T) : initial);
  const keep = (next: T): void => {
    kept.set(key, next);
    setValue(next);
  };
  return [value, keep];
}

const keyOf = ({ release, contract, anchor }: Place): string => `${release} ${contract} ${anchor}`;

function Form({ place, way }: { place: Place; way: Way }): JSX.Element {
  const { inputs } = way.member;
  const [texts, setTexts] = useKept(
    `${keyOf(place)} ${way.selector}`,
    inputs.map(() => ''),
  );
  const [decimals, setDecimals] = useKept(`${keyOf(place)} decimals`, 18);
  const entries = inputs.map((input, i) => {
    const text = texts[i] ?? '';
    return { input, text, ...read(text, input, decimals) };
  });
  const values = entries.flatMap((entry) => entry.values);
  const calldata =
    values.length === inputs.length ? encodeCall(way.selector, way.member, values) : undefined;
  const missing = entries.some(({ isWrong }) => isWrong)
    ? 'Correct the marked arguments'
    : 'Fill in every argument';
  const says = calldata === undefined ? `${missing} to get the calldata.` : 'Calldata:';
  useAnnouncement(texts.join('') && says, says);
  const hasAmount = inputs.some(({ unit }) => unit === 'token' || unit === 'shares');
  return (
    <>
      {entries.map(({ input, text, says, isWrong }, i) => {
        const id = `${place.anchor}-argument-${i}`;
        return (
          <div key={id} className={fields.field}>
            <label htmlFor={id}>
              <code>{input.name === '' ? 'unnamed' : input.name}</code>{' '}
              <span>{canonicalType(input)}</span>
            </label>
            <input
              id={id}
              value={text}
              {...asTyped}
              aria-describedby={`${id}-says`}
              aria-invalid={isWrong}
              onChange={({ currentTarget: { value } }) =>
                setTexts(texts.map((old, k) => (k === i ? value : old)))
              }
            />
            <p id={`${id}-says`} className={styles.details}>
              <span>{says}</span>
            </p>
          </div>
        );
      })}
      {hasAmount && <Decimals value={decimals} onValue={setDecimals} />}
      <p className={calldata === undefined ? styles.details : undefined}>
        <span>{says}</span>
      </p>
      {calldata !== undefined && (
        <>
          <pre className={styles.calldata}>{calldata}</pre>
          <button
            type="button"
            className={styles.button}
            data-copy={calldata}
            aria-label={`Copy calldata of ${place.member}`}
          >
            Copy calldata
          </button>
        </>
      )}
    </>
  );
}

/** The ways to call a member in a release that the dictionary knows. */
function waysOf(
  { functions, releases }: Dictionary,
  { selectors, contract, release }: Place,
): Way[] {
  const at = releases.indexOf(release);
  return selectors.flatMap((selector) => {
    const member = functions[selector]?.find(
      (one) => one.contract === contract && one.in.includes(at),
    );
    return member ? [{ selector, member }] : [];
  });
}

/** Makes calldata of what a reader types, for one function of a contract as a release declares it. */
export default function Encoder({ place, data }: PartProps<Dictionary>): JSX.Element {
  const [chosen, setChosen] = useKept(keyOf(place), place.selectors.length - 1);
  const ways = waysOf(data, place);
  const way = ways[chosen] ?? ways[0];
  if (!way) return <p>Nothing outside the contract can call this function.</p>;
  return (
    <>
      {ways.length > 1 && (
        <label className={fields.row}>
          <span>Arguments</span>
          <select
            value={ways.indexOf(way)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          >
            {ways.map(({ selector, member }, i) => (
              <option key={selector} value={i}>
                {`${member.name}(${member.inputs.map(({ name }) => name).join(', ')})`}
              </option>
            ))}
          </select>
        </label>
      )}
      <Form key={way.selector} place={place} way={way} />
    </>
  );
}
