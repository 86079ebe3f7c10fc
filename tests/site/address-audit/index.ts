import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import { addresses, chains } from '../../../src/data/addresses';

/** An address in a built page that should not be there like this. */
export interface AddressProblem {
  /** Page, relative to the folder of the build. */
  readonly page: string;
  readonly address: string;
  readonly message: string;
}

/** What an audit found. */
export interface AddressReport {
  readonly problems: readonly AddressProblem[];
  /** How many pages were read. */
  readonly pages: number;
  /** Ids of the addresses that occur in at least one page. */
  readonly found: ReadonlySet<string>;
}

/** Values of 20 bytes that aren't accounts. They may be anywhere. */
const notAccounts: ReadonlySet<string> = new Set([
  `0x${'0'.repeat(40)}`,
  // `protectedToken` of the vault repository's test strategy.
  `0x${'bad'.padStart(40, '0')}`,
]);

/** Up to this many edits an unknown address is taken for a misspelled one. */
const lookAlike = 8;

const byAddress = new Map<string, typeof addresses>();
for (const entry of addresses) {
  const key = entry.address.toLowerCase();
  byAddress.set(key, [...(byAddress.get(key) ?? []), entry]);
}

const explorers = new Map(
  Object.entries(chains).map(([chain, { explorer }]) => [new URL(explorer).host, chain]),
);

/** Hexadecimal numbers about as long as an address: one of 39 or 41 digits is a slip. */
const addressLike = /(?<![0-9a-z])0x[0-9a-f]{36,44}(?![0-9a-z])/gi;

/** Where in a page a text is. */
type Place = 'text' | 'code block' | 'link' | 'attribute';

interface Piece {
  readonly text: string;
  readonly place: Place;
}

/** The texts and attributes of a page, without scripts and styles. */
function* pieces(html: string): Generator<Piece> {
  const visible = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  let codeBlocks = 0;
  for (const [piece] of visible.matchAll(/<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>|[^<]+/g)) {
    if (!piece.startsWith('<')) {
      yield { text: piece, place: codeBlocks > 0 ? 'code block' : 'text' };
      continue;
    }
    if (/^<pre\b/i.test(piece)) codeBlocks += 1;
    if (/^<\/pre\b/i.test(piece)) codeBlocks -= 1;
    for (const [, name = '', value = ''] of piece.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      yield { text: value, place: name === 'href' ? 'link' : 'attribute' };
    }
  }
}

function nearest(address: string): string | null {
  const wanted = address.toLowerCase();
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const [known, [entry]] of byAddress) {
    const distance = leven(wanted, known);
    if (entry !== undefined && distance < (best?.distance ?? lookAlike + 1)) {
      best = { id: entry.id, distance };
    }
  }
  return best === null
    ? null
    : `looks like ${best.id}, ${best.distance} ${best.distance === 1 ? 'edit' : 'edits'} away`;
}

function problemOf(address: string, { text, place }: Piece): string | null {
  const entries = byAddress.get(address.toLowerCase()) ?? [];
  const [entry] = entries;
  if (entry === undefined) {
    if (notAccounts.has(address.toLowerCase())) return null;
    const what =
      address.length === 42
        ? 'is not in src/data/addresses'
        : `has ${address.length - 2} digits instead of 40`;
    const alike = nearest(address);
    return alike === null ? what : `${what}; it ${alike}`;
  }
  // Some web addresses and file formats want lower case, which carries no checksum that could be wrong.
  const lowerCase = address === address.toLowerCase();
  if (address !== entry.address && !(lowerCase && (place === 'link' || place === 'code block'))) {
    return `has a wrong checksum: ${entry.id} is ${entry.address}`;
  }
  if (place === 'link') {
    const host = /^https?:\/\/([^/]+)/.exec(text)?.[1] ?? '';
    const chain = explorers.get(host);
    if (chain !== undefined && !entries.some((each) => each.chain === chain)) {
      return `${entry.id} is on ${entry.chain}, the link goes to ${host}`;
    }
  }
  return null;
}

/**
 * Looks at every address in a page: in texts, code, links and other attributes.
 *
 * @param html the page
 * @param page its name in problems
 * @param found receives the ids of known addresses
 */
export function auditPage(
  html: string,
  page: string,
  found: Set<string> = new Set(),
): AddressProblem[] {
  const problems = new Map<string, AddressProblem>();
  for (const piece of pieces(html)) {
    for (const [address] of piece.text.matchAll(addressLike)) {
      for (const { id } of byAddress.get(address.toLowerCase()) ?? []) found.add(id);
      const message = problemOf(address, piece);
      if (message !== null) problems.set(`${address} ${message}`, { page, address, message });
    }
  }
  return [...problems.values()];
}

/**
 * Finds addresses in the built pages that are not in the data, have a wrong checksum or lead to the explorer of another
 * chain.
 *
 * @param build folder of the built site
 */
export function auditAddresses(build: string): AddressReport {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const found = new Set<string>();
  const problems = files.flatMap((name) =>
    auditPage(readFileSync(path.join(build, name), 'utf8'), name, found),
  );
  return { problems, pages: files.length, found };
}
