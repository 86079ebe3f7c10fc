import React, { useState } from 'react';
import type { Dictionary, Member, Parameter } from '../../../packages/abi-codec';
import { encodeCall, InputError, parseArgument } from '../../../packages/abi-codec/encode';
import { formatValue } from '../../../packages/abi-codec/format';
import { canonicalType } from '../../../packages/abi-codec/signature';
import Decimals from '../Decimals';
import fields from '../fields.module.css';
import Loaded from '../Loaded';
import type { Place } from './place';
import styles from './styles.module.css';

/** What a field takes, in a word or two next to its type. */
function hint({ type, unit, components }: Parameter): string {
  if (components || /\]$/.test(type)) return 'As JSON, such as ["0x…", "1"]';
  switch (unit) {
    case 'token':
    case 'shares':
      return `In the smallest unit, or such as "1.5 ${unit === 'token' ? 'tokens' : 'shares'}"`;
    case 'wei':
      return 'In wei, or such as "0.5 ether" or "20 gwei"';
    case 'bps':
      return 'In basis points, or such as "2.5%"';
    case 'seconds':
      return 'In seconds, or such as "2 days"';
    case 'timestamp':
      return 'In seconds since 1970, or such as "2026-11-25 12:00 UTC"';
    default:
      if (type === 'address') return '0x and 40 digits';
      if (type === 'bool') return 'True or false';
      if (type === 'bytes') return '0x and hexadecimal digits, or 0x alone for no bytes';
      return /^u?int/.test(type) ? 'A whole number, or "all" for the largest' : '';
  }
}

/** What is said below a field: what is wrong, what a value means that is right, or what the field takes. */
function saysOf(parameter: Parameter, text: string, typed: Typed, decimals: number): string {
  const takes = hint(parameter);
  if (text === '') return takes;
  if ('error' in typed)
    return parameter.unit === undefined ? typed.error : `${typed.error} ${takes}.`;
  const { name, type, unit } = parameter;
  const { value: plain } = typed;
  const meaning =
    typeof plain === 'bigint' && formatValue({ name, type, unit, plain }, decimals).meaning;
  return meaning ? `This is ${meaning}.` : takes;
}

type Typed = { readonly value: unknown } | { readonly error: string };

function read(text: string, parameter: Parameter, decimals: number): Typed {
  try {
    return { value: parseArgument(text, parameter, decimals) };
  } catch (error) {
    if (error instanceof InputError) return { error: error.message };
    throw error;
  }
}

function Field({
  id,
  parameter,
  text,
  says,
  isWrong,
  onText,
}: {
  id: string;
  parameter: Parameter;
  text: string;
  says: string;
  isWrong: boolean;
  onText: (text: string) => void;
}): JSX.Element {
  return (
    <div className={fields.field}>
      <label htmlFor={id}>
        <code>{parameter.name === '' ? 'unnamed' : parameter.name}</code>{' '}
        <span>{canonicalType(parameter)}</span>
      </label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        aria-describedby={`${id}-says`}
        aria-invalid={isWrong}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <p id={`${id}-says`} className={styles.details}>
        <span>{says}</span>
      </p>
    </div>
  );
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
  const typed = inputs.map((input, i) => read(texts[i] ?? '', input, decimals));
  const isFilled = texts.every((text, i) => text !== '' || inputs[i]?.type === 'string');
  const values = typed.flatMap((one) => ('value' in one ? [one.value] : []));
  const calldata =
    isFilled && values.length === inputs.length
      ? encodeCall(way.selector, way.member, values)
      : undefined;
  const hasAmount = inputs.some(({ unit }) => unit === 'token' || unit === 'shares');
  return (
    <>
      {inputs.map((input, i) => {
        const one = typed[i] as Typed;
        const text = texts[i] ?? '';
        return (
          <Field
            key={i}
            id={`${place.anchor}-argument-${i}`}
            parameter={input}
            text={text}
            says={saysOf(input, text, one, decimals)}
            isWrong={text !== '' && 'error' in one}
            onText={(next) => setTexts(texts.map((old, k) => (k === i ? next : old)))}
          />
        );
      })}
      {hasAmount && <Decimals value={decimals} onValue={setDecimals} />}
      <p role="status" className={calldata === undefined ? styles.details : undefined}>
        <span>
          {calldata !== undefined
            ? 'Calldata:'
            : `${isFilled ? 'Correct the marked arguments' : 'Fill in every argument'} to get the calldata.`}
        </span>
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

function Ways({ place, dictionary }: { place: Place; dictionary: Dictionary }): JSX.Element {
  const [chosen, setChosen] = useKept(keyOf(place), place.selectors.length - 1);
  const ways = waysOf(dictionary, place);
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

/** Makes calldata of what a reader types, for one function of a contract as a release declares it. */
export default function Encoder({ place }: { place: Place }): JSX.Element {
  return (
    <Loaded<Dictionary> address={place.dictionary} what="data for encoding">
      {(dictionary) => <Ways place={place} dictionary={dictionary} />}
    </Loaded>
  );
}
