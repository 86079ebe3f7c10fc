import { messageIn, withoutSent } from '../../../abi-codec/client';
import type { Kind, Release } from '../../types';
import { withoutAsides } from '../asides';
import { takeBytes } from '../bytes';
import { isAskingWord, isStopWord, joined, words } from '../tokens';

/** A word of a query that sections are looked up by. */
export interface QueryWord {
  /** Forms that are the same word: its stem, or the whole identifier and its parts. */
  readonly whole: string;
  readonly parts: readonly string[];
  readonly isIdentifier: boolean;
  /** Kind of section that the word asks for. */
  readonly kind: Kind | undefined;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
}

/** Adjacent words as one name: "flash loan" may mean the heading "Flash loan" or the identifier `flashLoan`. */
export interface QueryName {
  readonly name: string;
  /** Share of the query's words that it covers, from 0 to 1. */
  readonly share: number;
}

export interface ParsedQuery {
  /** What is asked, as it was written: the message of a pasted error, or all but bytes and what is said around a question. */
  readonly text: string;
  /** Stems of the words that say what kind of answer is wanted: how, who, much. */
  readonly asking: readonly string[];
  readonly words: readonly QueryWord[];
  readonly names: readonly QueryName[];
  /** Beginnings of selectors, topics and addresses, in lower case, without `0x`. */
  readonly codes: readonly string[];
  /** Message of a contract, in lower case, if an error was pasted. */
  readonly message: string | undefined;
  /** Release that the query names. */
  readonly release: Release | undefined;
  /** Kinds of sections that a word of the query asks for: "StrategyReported event". */
  readonly kinds: readonly Kind[];
  /** Whether it is asked in a sentence rather than looked up by a name. */
  readonly isSentence: boolean;
  /** Whether it names something internal, whose name begins with an underscore. */
  readonly isInternal: boolean;
}

/** Words that say which kind of section is meant. */
const kindWords: ReadonlyMap<string, Kind> = new Map([
  ['function', 'function'],
  ['method', 'function'],
  ['event', 'event'],
  ['struct', 'struct'],
  ['constant', 'constant'],
  ['modifier', 'modifier'],
  ['variable', 'variable'],
  ['contract', 'contract'],
  ['error', 'error'],
  ['revert', 'error'],
  ['fail', 'error'],
  ['address', 'address'],
  ['change', 'release'],
  ['changed', 'release'],
  ['changes', 'release'],
  ['changelog', 'release'],
]);

const kindOf = ({ whole, parts }: Pick<QueryWord, 'whole' | 'parts'>): Kind | undefined =>
  kindWords.get(whole) ?? kindWords.get(parts[0] ?? '');

/** Whether a kind is a member of code, whose name is the word beside it. */
export const isDeclared = (kind: Kind | undefined): boolean =>
  kind !== undefined &&
  !['guide', 'question', 'term', 'contract', 'address', 'release'].includes(kind);

/** Queries are cut to this many words: what follows them doesn't change the answer. */
export const maxWords = 24;
/** Longest run of words that is tried as one name. */
const maxNameWords = 6;

// Safari 15 lacks lookbehind, so the character before is matched and put back.
const release = /(^|[^\w.])v?(\d+\.\d+\.\d+)(?![\w.]*\w)/gi;

/** Beginnings and ends of sentences that ask, and words of people who write about themselves. */
const question =
  /\?\s*$|^\s*(?:(?:how|what|when|where|who|why)(?:['\u2019]?s)?|which|whom|whose|can|could|may|should|do|does|did|is|are|was|were|will|would)\s|(?:^|\s)(?:i|me|my|our|we|your?)(?:\s|$)/i;

/** Messages that are written as constants: `TRANSFER_FAILED` has two words. */
const shouted = /\b[A-Z]+(?:_[A-Z]+)+\b/g;

/** What programs write around a call of a contract, in JavaScript or in Python, in addition to its name. */
const plumbing =
  /\bawait\b|\b(?:const|let|var)\s+\w+\s*=|\.(?:call|callStatic|connect|dict|estimateGas|functions|methods|selector|sol|staticCall|toNumber|toString|transact|vy|wait)\b/g;

/** What a line of code does with a signature, or with what a contract returns. */
const wrapping =
  /\bcast\s+[\w-]+\s+(?=["'$]|0x)|\b(?:\w+\.)*(?:assert\w*|bytes4|encode\w*|expect|format\w*|from|keccak\w*|log|max|min|print|require|Wei)\s*\((?:text=)?/g;

/** A name that is called or declared, which isn't a word: `strategies(address)`. Words have endings there: "vault(s)". */
const called = /\w\((?![a-z]{1,3}\))[^()]*\)/;

/** "I want" asks how to do something. Without a person before it, "want" is the token of a strategy. */
const wish =
  /\b(?:i|we)(?:['\u2019]d|\s+would)?\s+(?:(?:just|only)\s+)?(?:like|wan(?:t|na))\b|^\s*(?:i|we)\s+need\b/gi;

/** The name alone of a pasted entry of an ABI; any other text as it is. */
function withoutEntry(text: string): string {
  try {
    const entry: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    const { type, name } = entry as Readonly<Record<string, unknown>>;
    if (/^(?:error|event|function)$/.test(String(type)) && typeof name === 'string') return name;
  } catch {
    // It's something else.
  }
  return text;
}

/** A question that is joined to its "is", with or without the apostrophe: headings have both words. */
const contracted = /\b(how|what|when|where|who|why)['\u2019]?s\b/gi;

/**
 * A query in the words of a heading. Parameters and arguments are no part of a name: `deposit(uint256,address)`,
 * `balanceOf(address)(uint256)`, `vault.strategies(address(this)).totalDebt`. Words in parentheses after no name are words.
 */
function inWordsOfHeadings(text: string): string {
  const bare = text
    .replace(wrapping, ' ')
    .replace(plumbing, ' ')
    .replace(wish, 'how')
    .replace(contracted, '$1 is')
    .replace(/(\w\s*)(?:\([\w\s,[\]]*\))+/g, '$1 ');
  return bare.replace(/([\w\]])\([^()]*\)/g, '$1 ');
}

/** A query as it's seen: copied text may hold soft hyphens, marks of direction, and wide letters, which no word has. */
export const asSeen = (query: string): string => query.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Reads what a reader typed, as it's seen. */
export function parseQuery(query: string, releases: readonly Release[]): ParsedQuery {
  // Calldata can be of any length; of words, those at the beginning count.
  const bytes = takeBytes(withoutSent(query));
  // A pasted error means its message, not what a tool says around it.
  const message = messageIn(bytes.rest)?.replace(shouted, (name) => name.replace(/_/g, ' '));
  const short = message?.slice(0, 500) ?? withoutAsides(withoutEntry(bytes.rest).slice(0, 500));
  const named = [...short.matchAll(release)].map((match) => match[2]);
  const rest = inWordsOfHeadings(short);
  const all = words(rest).slice(0, maxWords);
  // No text is found by a fraction, and a release that the site describes has a clue of its own.
  const plain = all.filter(({ whole }) => !/^\d+\.\d+$/.test(whole) && !releases.includes(whole));
  const telling = plain.filter(
    ({ parts: [part = ''], isIdentifier }) => isIdentifier || !isStopWord(part),
  );
  const kept = telling.length > 0 ? telling : plain;
  // A reader who asks how, or says that something doesn't work, wants more than the section of that name.
  const beside = kept === telling ? plain.filter(({ whole }) => isAskingWord(whole)).length : 0;
  const endsInWord = /[\p{L}\p{N}]$/u.test(short);

  const names = new Map<string, number>();
  const nameable = plain.filter(({ whole }) => !/^\d+(?:\.\d+)+$/.test(whole));
  for (let start = 0; start < nameable.length; start += 1) {
    for (let end = start + 1; end <= Math.min(nameable.length, start + maxNameWords); end += 1) {
      const run = nameable.slice(start, end);
      // A name neither begins nor ends with "the" or "how", unless the whole query is the name.
      const edges = [run[0], run.at(-1)];
      const isWhole = run.length === nameable.length;
      if (!isWhole && edges.some((word) => word && !kept.includes(word))) continue;
      const name = joined(rest.slice(run[0]?.start, run.at(-1)?.end));
      // "deposit function" is the name "deposit" and the kind of thing that has it; "deposit reverts" asks for more.
      const naming = kept.filter(
        (word) => run.includes(word) || kindOf(word) === 'error' || !isDeclared(kindOf(word)),
      );
      const share =
        run.filter((word) => kept.includes(word)).length / Math.max(naming.length + beside, 1);
      if (name.length > 1) names.set(name, Math.max(names.get(name) ?? 0, isWhole ? 1 : share));
    }
  }

  const queryWords = kept.map(({ whole, parts, isIdentifier }) => ({
    whole,
    parts: isIdentifier ? parts.filter((part) => !isStopWord(part)) : parts,
    isIdentifier,
    kind: kindOf({ whole, parts }),
    isLast: endsInWord && whole === all.at(-1)?.whole,
  }));
  return {
    text: short,
    asking: [...new Set(all.flatMap(({ whole, parts }) => (isAskingWord(whole) ? parts : [])))],
    words: queryWords,
    names: [...names].map(([name, share]) => ({ name, share })),
    codes: message === undefined ? bytes.codes : [],
    message: message?.toLowerCase(),
    release: releases.find((each) => named.includes(each)),
    kinds: [
      ...queryWords.flatMap(({ kind }) => kind ?? []),
      ...(message === undefined ? [] : (['error'] as const)),
      ...(called.test(short) ? (['function', 'variable', 'event'] as const) : []),
    ],
    isSentence:
      message === undefined &&
      (question.test(short) ||
        isAskingWord(plain[0]?.whole ?? '') ||
        (plain.length - telling.length >= 2 && !plain.some((word) => word.isIdentifier))),
    isInternal: /(?:^|[^\w])_\w/.test(short),
  };
}
