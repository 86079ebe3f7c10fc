import leven from 'leven';
import { checksum } from 'ox/Address';
import { addresses, type AddressEntry } from '../../../../src/data/addresses';
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

/** What is wrong with the entries themselves, which pages show as they are. */
export function* faultsOf(root: string, entries: readonly AddressEntry[]): Generator<SiteFinding> {
  const form = /^0x[\da-f]{40}$/i;
  for (const [i, { id, chain, address, label }] of entries.entries()) {
    let message: string | undefined;
    if (entries.findIndex((one) => one.id === id) < i) message = `the id "${id}" occurs twice`;
    else if (!label) message = `"${id}" has no label`;
    else if (!form.test(address) || checksum(address) !== address)
      message = `the address of "${id}" doesn't have its checksum, so a digit may be wrong`;
    if (message === undefined) continue;
    const file = `src/data/addresses/${chain}.ts`;
    const text = readText(root, file);
    const fix = 'correct the entry; copy an address from the explorer, with its capital letters';
    yield { file, ...positionOf(text, text.lastIndexOf(`id: '${id}'`)), message, fix };
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
