import React, { createContext, useContext } from 'react';
import Link from '@docusaurus/Link';
import type { Member, Reading, Result, Value } from '../../../../packages/abi-codec';
import { formatValue, leftOut } from '../../../../packages/abi-codec/format';
import { releases } from '../../../data/releases';
import Decimals from '../../Decimals';
import { releaseText } from './lookup';
import styles from './styles.module.css';

/** Oldest first, as the dictionary counts them. */
const oldestFirst = [...releases].reverse();

/** Elements of one list, calls of one batch, and results of one input that are shown. */
const most = 200;

interface Context {
  /** Decimals of the token that amounts are in. */
  readonly decimals: number;
  /** What the documentation calls an address. */
  readonly names: ReadonlyMap<string, string>;
}

const Known = createContext<Context>({ decimals: 18, names: new Map() });

function Address({ address }: { address: string }): JSX.Element {
  const name = useContext(Known).names.get(address.toLowerCase());
  return (
    <>
      <code className={styles.raw}>{address}</code>
      {name !== undefined && <span className={styles.meaning}>{` ${name}`}</span>}
    </>
  );
}

function Items({ items }: { items: readonly Value[] }): JSX.Element {
  const rest = items.length - most;
  return (
    <>
      {items.length === 0 && <span>empty</span>}
      <ol className={styles.items} start={0}>
        {items.slice(0, most).map((item, i) => (
          <li key={i}>
            {item.name !== '' && (
              <>
                <code>{item.name}</code>
                <span> </span>
              </>
            )}
            <Content value={item} />
          </li>
        ))}
      </ol>
      {rest > 0 && <span>{leftOut(rest)}</span>}
    </>
  );
}

function Content({ value }: { value: Value }): JSX.Element {
  const { decimals } = useContext(Known);
  if (value.items) return <Items items={value.items} />;
  if (value.type === 'address' && value.isHash === undefined)
    return <Address address={String(value.plain)} />;
  const { raw, meaning } = formatValue(value, decimals);
  return (
    <>
      <code className={styles.raw}>{raw}</code>
      {meaning !== undefined && <span className={styles.meaning}>{` ${meaning}`}</span>}
    </>
  );
}

function Values({ values }: { values: readonly Value[] }): JSX.Element {
  return (
    <dl className={styles.values}>
      {values.map((value, i) => (
        <div key={i}>
          <dt>
            <code>{value.name === '' ? `[${i}]` : value.name}</code>
            <span className={styles.type}>{value.type}</span>
          </dt>
          <dd>
            <Content value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Place({ member }: { member: Member }): JSX.Element {
  const { contract, entry, from, access, text } = member;
  const name = from === undefined ? contract : `${contract}, inherited from ${from}`;
  const known = releaseText(oldestFirst, [...member.in]);
  return (
    <li>
      {entry === undefined ? <strong>{name}</strong> : <Link to={entry}>{name}</Link>}
      <span>
        {[known === '' ? '' : ` (${known})`, text === undefined ? '' : `: ${text}`].join('')}
      </span>
      {access !== undefined && <span>{` Callers: ${access}.`}</span>}
    </li>
  );
}

function ReadingView({ reading, isEvent }: { reading: Reading; isEvent: boolean }): JSX.Element {
  return (
    <>
      <p className={styles.signature}>
        <span>{isEvent ? 'Event ' : 'Function '}</span>
        <code>{reading.signature}</code>
      </p>
      <ul className={styles.places}>
        {reading.members.map((member, i) => (
          <Place key={i} member={member} />
        ))}
      </ul>
      {reading.values.length > 0 && <Values values={reading.values} />}
      {reading.remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
    </>
  );
}

const titles: Readonly<Record<Result['kind'], string>> = {
  call: 'Call',
  event: 'Log',
  revert: 'Revert',
  return: 'Returned data',
  unknown: 'Not readable',
};

function ResultView({
  result,
  label,
  isTitled = true,
}: {
  result: Result;
  label: string;
  /** Whether the label is shown, and not only read out. */
  isTitled?: boolean;
}): JSX.Element {
  const { kind, readings, message, entry, words, inner, address, value } = result;
  return (
    <section className={styles.result} aria-label={label}>
      {isTitled && <p className={styles.title}>{label}</p>}
      {address !== undefined && (
        <p className={styles.where}>
          <span>{kind === 'event' ? 'From ' : 'To '}</span>
          <Address address={address} />
        </p>
      )}
      {value !== undefined && value > 0n && (
        <p className={styles.where}>
          <span>{`With ${formatValue({ name: '', type: 'uint256', unit: 'wei', plain: value }, 18).meaning ?? ''}`}</span>
        </p>
      )}
      {readings.length > 1 && (
        <p>{`The bytes can be read in ${readings.length} ways. The contract that was called decides.`}</p>
      )}
      {readings.map((reading, i) => (
        <ReadingView key={i} reading={reading} isEvent={kind === 'event'} />
      ))}
      {message !== undefined && (
        <p>{entry === undefined ? message : <Link to={entry}>{message}</Link>}</p>
      )}
      {words && words.length > 0 && (
        <details>
          <summary>Raw data in words of 32 bytes</summary>
          <pre className={styles.words}>{words.join('\n')}</pre>
        </details>
      )}
      {inner.slice(0, most).map((call, i) => (
        <ResultView key={i} result={call} label={call.label ?? titles[call.kind]} />
      ))}
      {inner.length > most && <p>{leftOut(inner.length - most)}</p>}
    </section>
  );
}

const hasAmount = (values: readonly Value[]): boolean =>
  values.some(
    ({ unit, items }) => unit === 'token' || unit === 'shares' || (items && hasAmount(items)),
  );

const needsDecimals = (results: readonly Result[]): boolean =>
  results.some(
    ({ readings, inner }) =>
      readings.some(({ values }) => hasAmount(values)) || needsDecimals(inner),
  );

/** What was found, in a line for screen readers. */
export function resultsText([first, ...others]: readonly Result[]): string {
  if (!first)
    return "This isn't contract data. Paste a single selector, topic, or name to look it up.";
  if (others.length > 0) return `${others.length + 1} found.`;
  const [reading, ...more] = first.readings;
  if (!reading) return `${titles[first.kind]}.`;
  const rest = more.length > 0 ? `, or ${more.length} more` : '';
  return `${titles[first.kind]}: ${reading.signature}${rest}.`;
}

/**
 * What the line for screen readers adds, because others see it below. Without it, two reverts in a row would sound the same,
 * or not at all, and calldata that was cut off like a good call.
 */
export function spokenText([first, ...others]: readonly Result[]): string {
  if (!first || others.length > 0) return '';
  return (first.readings.length === 0 ? first.message : first.label) ?? '';
}

/** What a pasted text means: calls, logs, reverts, and returned data with their values, or the members that it names. */
export default function Results({
  results,
  decimals,
  onDecimals,
  names,
}: Context & {
  readonly results: readonly Result[];
  readonly onDecimals: (decimals: number) => void;
}): JSX.Element {
  const count = results.length;
  return (
    <Known.Provider value={{ decimals, names }}>
      {needsDecimals(results) && <Decimals value={decimals} onValue={onDecimals} />}
      {results.slice(0, most).map((result, i) => (
        <ResultView
          key={i}
          result={result}
          label={
            result.label ?? (count === 1 ? titles[result.kind] : `${titles[result.kind]} ${i + 1}`)
          }
          // The status already says it, or the decoded result does.
          isTitled={count > 1 && result.label === undefined}
        />
      ))}
      {count > most && <p>{leftOut(count - most)}</p>}
    </Known.Provider>
  );
}
