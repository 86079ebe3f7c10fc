import type { Dictionary, Result } from '../../../../packages/abi-codec';
import { typed, withoutChain } from '../../../../packages/abi-codec/digits';
import { bareSignature, signatureOf } from '../../../../packages/abi-codec/signature';
import { readBytes } from '../../../../packages/search/text/bytes';

export type Query =
  | { kind: 'empty' | 'data' }
  | { kind: 'selector' | 'topic' | 'address'; bytes: string }
  | { kind: 'name'; text: string };

/** What was typed or pasted: bytes of a selector or topic, an address, a member's name, or data to decode. */
export function parseQuery(input: string): Query {
  // Explorers have the bytes in an address or behind a name, `withdraw (0x2e1a7d4d)`, and say which parameters are indexed;
  // source has `bytes4(0x2e1a7d4d)` and `withdraw.selector`.
  const text = withoutChain(typed(input))
    .replace(
      /^(?:https?:\/\/(?=\S*$)\S*?|(?:\d+\.\s?)?\w+\s*[(:=]\s*(?=0x[0-9a-f]{8}\W*$))(0x[0-9a-f]+)\S*$/i,
      '$1',
    )
    .replace(/\bindex_topic_\d |\.selector;?$/g, '');
  if (text === '') return { kind: 'empty' };
  if (holdsData(text)) return { kind: 'data' };
  // Without 0x, eight letters may be an ordinary word.
  const bytes = readBytes(text) ?? readBytes(`0x${text}`);
  if (bytes) return { kind: bytes.kind, bytes: bytes.code };
  // The types of a Vyper declaration come after the names. All functions or events of the name are shown for it.
  const [, vyper] = /^(?:@[^@]*\s)*(?:def\s+(?=\w+\()|event\s+(?=\w+:))(\w+)/.exec(text) ?? [];
  // Contracts aren't part of signatures: `Vault.withdraw(uint256)`.
  const name = vyper ?? bareSignature(text.replace(/^\w+\.(?=\w)/, ''));
  return { kind: 'name', text: name.replace(/;$/, '').toLowerCase() };
}

/** Whether a query means a function or an event with a selector or topic and a signature. */
function isMeant(query: Query, bytes: string, signature: string): boolean {
  if ('bytes' in query) return query.bytes === bytes;
  // Signatures are much shorter, and browsers refuse the pattern of a very long text.
  if (query.kind !== 'name' || query.text.length > 500) return false;
  const begin = query.text.includes('(') ? query.text : `${query.text}(`;
  // What is no type, such as the name of a contract or of an argument, fits each type.
  const pattern = begin
    .replace(/[^\w,]/g, '\\$&')
    .replace(/([(,])(?!(?:u?int\d*|bytes\d*|address|bool|string)\b)\w+/g, '$1[^,()]+');
  return new RegExp(`^${pattern}`, 'i').test(signature);
}

/** Every function and event that a query means, each with all that declare it. */
export function findAnswers({ functions, events }: Dictionary, query: Query): Result[] {
  return Object.entries({ ...functions, ...events }).flatMap(([bytes, members]): Result[] => {
    const signature = members[0] ? signatureOf(members[0]) : '';
    if (!isMeant(query, bytes, signature)) return [];
    const isEvent = bytes.length === 64;
    const remarks = [`${isEvent ? 'Topic' : 'Selector'}: 0x${bytes}`];
    const reading = { signature, members, values: [], remarks };
    return [{ kind: isEvent ? 'event' : 'call', label: signature, readings: [reading], inner: [] }];
  });
}

/** "0.3.3 to 0.4.3", or a list where there are gaps. */
export function releaseText(releases: readonly string[], positions: readonly number[]): string {
  return positions
    .filter((position) => !positions.includes(position - 1))
    .map((first) => {
      let last = first;
      while (positions.includes(last + 1)) last += 1;
      return first === last ? releases[first] : `${releases[first]} to ${releases[last]}`;
    })
    .join(', ');
}

/**
 * Whether an input is more than a selector, a topic, an address, or a name: calldata, a log, returned data, or a revert.
 */
function holdsData(text: string): boolean {
  const isCode = /^\W*(?:0x)?(?:[0-9a-f]{8}|[0-9a-f]{40}|[0-9a-f]{64})\W*$/i.test(text);
  const isName =
    /^(?:@|function\s|event\s|def\s|(?:\w+\.)?\w*\s*(?:\([\w\s,()[\]]*\)?)?;?$)/.test(text) &&
    !/\b0x|^[0-9a-f]{9,}$/i.test(text);
  // What a revert begins with, and a number of 32 bytes, which is returned data.
  const isExplained =
    /^\W*(?:0x)?(?:08c379a0|4e487b71)\W*$/i.test(text) || readBytes(text)?.code === '00000000';
  return isExplained || (!isCode && !isName);
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
