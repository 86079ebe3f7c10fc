import leven from 'leven';
import { checksum } from 'ox/Address';
import { addresses, groups, type AddressEntry } from '../../../../src/data/addresses';
import { addressKinds } from '../../../../src/data/addresses/types';
import { isDate } from '../../../../src/data/dates';
import {
  matchesSeen,
  piecesOf,
  positionOf,
  type Document,
  type Range,
} from '../../../../packages/docs-lint/document';
import type { Rule, SiteFinding } from '../../../../packages/docs-lint/rule';
import { readText } from '../../../../packages/docs-lint/site';

/** Values of 20 bytes that are no account. */
const notAccounts = new Set([
  `0x${'0'.repeat(40)}`,
  // `protectedToken` of the vault repository's test strategy.
  `0x${'bad'.padStart(40, '0')}`,
]);

/** A hexadecimal number about as long as an address: one of 39 or 41 digits is a slip, as is an "o", or no "0x". */
const whole = /(?<![0-9a-z])(?:0x[0-9a-filos]{36,44}|[0-9a-f]{40})(?![0-9a-z])/gi;

/** Only an address has both: a commit is as long, and is written in small letters. */
const hasTwoCases = (digits: string): boolean => /[a-f]/.test(digits) && /[A-F]/.test(digits);

/** The two ends of an address with dots between them. */
const cut = /(?<![0-9a-z])0x[0-9a-f]{2,10}(?:…|\.{2,3})[0-9a-f]{2,10}(?![0-9a-z])/gi;

/** Up to this many edits, a number is taken for a misspelled address. */
const lookAlike = 8;

/** The code span or the place in running text that an address fills alone, which a component can replace. */
function replaceable(document: Document, { start, end }: Range): Range | undefined {
  const { text, prose, blocks, links } = document;
  const isAround = (range: Range): boolean => range.start <= start && end <= range.end;
  const inText = blocks.some((one) => /^(?:paragraph|item|cell)$/.test(one.kind) && isAround(one));
  // A component in a link or in raw JSX stops the build.
  if (!inText || [...links, ...piecesOf(document, 'jsx')].some(isAround)) return undefined;
  const span = piecesOf(document, 'inlineCode').find(isAround);
  const isAlone = span
    ? span.text.replace(/`/g, '').trim().length === end - start
    : prose.slice(start, end) === text.slice(start, end);
  return isAlone ? (span ?? { start, end }) : undefined;
}

const groupIds = new Set<string>(groups.map(({ id }) => id));

/** What people compare of an address. */
const endsOf = (address: string): string =>
  `${address}`.toLowerCase().replace(/^(0x.{4}).*(?=.{4}$)/, '$1…');

const form = /^0x[\da-fA-F]{40}$/;

/** Of contracts with one name on one chain, all but one say that there is another. */
const isUnsaid = ({ kind, note = '' }: AddressEntry): boolean =>
  kind === 'contract' && !/\b(?:newer|different) contract\b/.test(note);

/** What an entry has to hold: a key of it, whether its value is right, and what to write. */
function conditionsOf(
  entry: AddressEntry,
  entries: readonly AddressEntry[],
): readonly (readonly [keyof AddressEntry, boolean, string])[] {
  const { id, chain, address, label = '', kind, groups: its = [], asOf } = entry;
  const { ens = 'a.eth', attestation = 'https://a', apiVersion = '0.4.3', decimals = 0 } = entry;
  const before = entries.slice(0, entries.indexOf(entry));
  const here = before.filter((one) => one.chain === chain);
  const want = entries.find((one) => one.id === entry.want);
  const next = entries.find((one) => one.id === entry.successor);
  const isToken = want?.kind === 'token' && want.chain === chain;
  const isVault = next !== entry && next?.kind === 'vault' && next.want === entry.want;
  const isNamed = here.some((one) => isUnsaid(one) && one.label === label);
  const isAlike = before.some(
    (one) => one.address !== address && endsOf(one.address) === endsOf(address),
  );
  const [isMain, suffix] = [chain === 'ethereum', `-${chain}`];
  return [
    ['id', /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id), 'lower case, digits, and hyphens'],
    ['id', id.endsWith(suffix) !== isMain, isMain ? 'no chain' : `"${suffix}" at its end`],
    ['id', !before.some((one) => one.id === id), 'another one, because it occurs twice'],
    ['label', /^\S(?:.*\S)?$/.test(label), 'a name without spaces around it'],
    ['address', form.test(address), '0x and 40 hexadecimal digits'],
    [
      'address',
      !form.test(address) || checksum(address) === address,
      'its checksum, as the explorer has it: a digit may be wrong',
    ],
    ['address', !here.some((one) => one.address === address), 'another one: an entry has it'],
    ['address', !isAlike, 'it again: another entry has its ends, which people compare'],
    [
      'note',
      !isUnsaid(entry) || !isNamed,
      'that it is the newer contract, or a different contract',
    ],
    ['kind', addressKinds.includes(kind), addressKinds.join(', ')],
    ['groups', its.every((group) => groupIds.has(group)), 'ids of src/data/addresses/groups.ts'],
    ['ens', /^[a-z\d-]+(?:\.[a-z\d-]+)*\.eth$/.test(ens), 'name.eth in lower case'],
    ['attestation', /^https:\/\/\S+$/.test(attestation), 'an https address'],
    ['apiVersion', /^0\.[1-4]\.\d$/.test(apiVersion), 'a release such as 0.4.3'],
    ['decimals', [...Array(19).keys()].includes(decimals), 'a number from 0 to 18'],
    ['want', isToken || (kind !== 'vault' && !entry.want), 'the id of a token on its chain'],
    ['decimals', [undefined, want?.decimals].includes(want && entry.decimals), "its token's"],
    ['successor', isVault || !entry.successor, 'the id of another vault for its token'],
    ['asOf', asOf === null || isDate(asOf), '2022-07 or 2022-07-15, no later than today, or null'],
  ];
}

/** What is wrong with the entries themselves, which pages show as they are. */
export function* faultsOf(root: string, entries: readonly AddressEntry[]): Generator<SiteFinding> {
  for (const entry of entries) {
    const [key, , right] = conditionsOf(entry, entries).find(([, isRight]) => !isRight) ?? [];
    if (key === undefined) continue;
    const file = `src/data/addresses/${entry.chain}.ts`;
    const text = readText(root, file);
    const place = positionOf(text, text.lastIndexOf(`id: '${entry.id}'`));
    const message = `"${key}" of "${entry.id}" is ${JSON.stringify(entry[key]) ?? 'missing'}`;
    yield { file, ...place, message, fix: `write ${right}` };
  }
}

/** Addresses come from one data file. Readers trust a typed one, and no one checks it. */
export const rule: Rule = {
  about:
    'No address is typed into prose, a link, or a code sample: components show it from src/data/addresses, where each has its checksum.',
  words: true,
  safety: true,
  editsCode: true,
  site: ({ root }) => faultsOf(root, addresses),
  *document(document) {
    for (const { text: found, start, end } of matchesSeen(document, whole)) {
      const full = /^0x/i.test(found) ? found : `0x${found}`;
      const lower = full.toLowerCase();
      if (notAccounts.has(lower)) continue;
      const known = addresses.find(({ address }) => address.toLowerCase() === lower);
      const range = replaceable(document, { start, end });
      if (known !== undefined) {
        const exact = known.address === full || full === lower;
        const text = `<Address id="${known.id}" />`;
        yield {
          start,
          message: `the address of "${known.id}" is typed${exact ? '' : ', with a wrong checksum'}`,
          fix: range ? `write ${text}` : 'take it as a parameter, or leave it to <Address />',
          edit: range && exact ? { ...range, text } : undefined,
        };
        continue;
      }
      if (full !== found && !hasTwoCases(found)) continue;
      const like = addresses
        .map(({ id, address }) => ({ id, edits: leven(lower, address.toLowerCase()) }))
        .sort((a, b) => a.edits - b.edits)[0];
      yield {
        start,
        message:
          like !== undefined && like.edits <= lookAlike
            ? `"${found}" looks like "${like.id}", and ${like.edits} of its characters differ`
            : `the address "${found}" is typed`,
        fix: 'add it to src/data/addresses, verify it, and show it with <Address />',
      };
    }
    for (const { text: found, start } of matchesSeen(document, cut)) {
      yield {
        start,
        message: `"${found}" shows the ends of an address, which a forger can match`,
        fix: 'show the whole address with <Address />, or write "0x…" where any address is meant',
      };
    }
  },
};
