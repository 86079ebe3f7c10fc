import type { LookupData, LookupEntry } from '../../../../packages/contract-reference';
import { typed } from '../../../../packages/abi-codec/digits';
import { bareSignature } from '../../../../packages/abi-codec/signature';
import { readBytes } from '../../../../packages/search/text/bytes';

export type { LookupData };

export type Query =
  | { kind: 'empty' }
  | { kind: 'selector' | 'topic' | 'address'; bytes: string }
  | { kind: 'name'; text: string };

export interface Answer {
  /** Eight or 64 hex digits. */
  bytes: string;
  kind: 'selector' | 'topic';
  entry: LookupEntry;
}

/** What was typed or pasted that isn't data to decode: bytes of a selector or topic, an address, or a member's name. */
export function parseQuery(input: string): Query {
  const text = typed(input);
  if (text === '') return { kind: 'empty' };
  // Without 0x, eight letters are a word elsewhere.
  const bytes = readBytes(text) ?? readBytes(`0x${text}`);
  if (bytes) return { kind: bytes.kind, bytes: bytes.code };
  // The types of a Vyper declaration come after the names. All functions or events of the name are shown for it.
  const [, vyper] = /^(?:@.*\s+)*(?:def\s+(?=\w+\()|event\s+(?=\w+:))(\w+)/.exec(text) ?? [];
  // Contracts aren't part of signatures: `Vault.withdraw(uint256)`.
  const name = vyper ?? bareSignature(text.replace(/^\w+\.(?=\w)/, ''));
  return { kind: 'name', text: name.replace(/;$/, '').toLowerCase() };
}

function byName(map: Record<string, LookupEntry[]>, kind: Answer['kind'], text: string): Answer[] {
  return Object.entries(map).flatMap(([bytes, entries]) =>
    entries
      .filter(({ signature }) => {
        const lower = signature.toLowerCase();
        return lower === text || lower.startsWith(text.includes('(') ? text : `${text}(`);
      })
      .map((entry) => ({ bytes, kind, entry })),
  );
}

/** Every member that a query means; declaring contracts come before inheriting ones. */
export function findAnswers(data: LookupData, query: Query): Answer[] {
  let answers: Answer[] = [];
  if (query.kind === 'selector' || query.kind === 'topic') {
    const { kind, bytes } = query;
    answers = (data[kind === 'selector' ? 'selectors' : 'topics'][bytes] ?? []).map((entry) => ({
      bytes,
      kind,
      entry,
    }));
  } else if (query.kind === 'name') {
    answers = [
      ...byName(data.selectors, 'selector', query.text),
      ...byName(data.topics, 'topic', query.text),
    ];
  }
  return answers.sort(
    (left, right) => Number(left.entry.from !== undefined) - Number(right.entry.from !== undefined),
  );
}

/** "0.3.3 to 0.4.3", or a list where there are gaps. */
export function releaseText(releases: string[], positions: number[]): string {
  const runs: number[][] = [];
  for (const position of positions) {
    const run = runs[runs.length - 1];
    if (run && run[run.length - 1] === position - 1) run.push(position);
    else runs.push([position]);
  }
  return runs
    .map((run) => {
      const [first, last] = [releases[run[0] ?? 0] ?? '', releases[run[run.length - 1] ?? 0] ?? ''];
      return run.length === 1
        ? first
        : run.length === 2
          ? `${first}, ${last}`
          : `${first} to ${last}`;
    })
    .join(', ');
}

/**
 * Whether an input is more than a selector, a topic, an address, or a name: calldata, a log, returned data, or a revert.
 */
export function holdsData(input: string): boolean {
  const text = typed(input);
  const isCode = /^\W*(?:0x)?(?:[0-9a-f]{8}|[0-9a-f]{40}|[0-9a-f]{64})\W*$/i.test(text);
  const isName =
    /^(?:@|function\s|event\s|def\s|(?:\w+\.)?\w*\s*(?:\([\w\s,()[\]]*\)?)?;?$)/.test(text) &&
    !/\b0x|^[0-9a-f]{9,}$/i.test(text);
  // What a revert begins with, and a number of 32 bytes, which is returned data.
  const isExplained =
    /^\W*(?:0x)?(?:08c379a0|4e487b71)\W*$/i.test(text) || readBytes(text)?.code === '00000000';
  return text !== '' && (isExplained || (!isCode && !isName));
}

/** Characters of an input that still fit into an address that people share. */
const longestShared = 8_000;

/** The input in an address: after `#`, where no server sees it, or in `?q=`, as the search writes it. */
export const inputOfAddress = ({ hash, search }: Pick<Location, 'hash' | 'search'>): string =>
  new URLSearchParams(hash.slice(1)).get('input') ?? new URLSearchParams(search).get('q') ?? '';

/** The decimals of the token that amounts of the input are in. */
export function decimalsOfAddress({ hash }: Pick<Location, 'hash'>): number {
  const given = new URLSearchParams(hash.slice(1)).get('decimals') ?? '';
  return /^(?:[12]?\d|3[0-6])$/.test(given) ? Number(given) : 18;
}

/** The part of an address that keeps an input; empty where the input is empty or too long to share. */
export function hashOfInput(input: string, decimals = 18): string {
  const text = input.trim();
  const isKept = text !== '' && text.length <= longestShared;
  const kept = { input: text, ...(decimals !== 18 && { decimals: String(decimals) }) };
  return isKept ? `#${new URLSearchParams(kept).toString()}` : '';
}
