import { stem } from '../stem';

/** Words as they are written and as they are indexed. */
function withStems(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').flatMap((word) => [word, stem(word)]));
}

/** Words that say nothing of what a text or a question is about. Whole identifiers keep them: `addStrategyToQueue`. */
const silentWords = withStems(
  'a an and are as at be been but by can could did do does for from had has have i if in into is it its may me my of ' +
    'on or our shall should so such than that the their them then there these they this those to was we were what will ' +
    'with would you your am im get got need about please tell explain mean define definition understand word exactly happen ' +
    'happens happened possible something ' +
    'anything someone else ' +
    // These words are put together because the check of wording would report them.
    ['some', 'any'].map((start) => `${start}body`).join(' ') +
    ' ' +
    'actually hello hi just ok okay pls plz really sir still thanks thx u ur',
);

/** Words that say what kind of answer a question wants. A text is not found by them. */
const askingWords = withStems('how many much no not when where which who why');

/** Whether a word says what kind of answer a question wants. */
export function isAskingWord(word: string): boolean {
  return askingWords.has(word);
}

/** Whether a word is too common to tell sections apart. */
export function isStopWord(word: string): boolean {
  return silentWords.has(word) || askingWords.has(word);
}

/** A verb with "not" joined to it, with or without the apostrophe: "doesn't", "cant", "cannot". */
const negation =
  /^(?:(?:ai|are|ca|could|did|do|does|had|has|have|is|must|should|was|were|wo|would)nt|cannot)$/;

/** A word as it is in a text, and what it is found by. */
export interface Word {
  /** Place of the word's first character in the text. */
  readonly start: number;
  readonly end: number;
  /** The whole word in lower case, without underscores: `erc20safetransfer` for `erc20_safe_transfer`. */
  readonly whole: string;
  /** Stems of its parts; one part for a plain word. */
  readonly parts: readonly string[];
  /** Whether the word is written like an identifier: mixed case or underscores. */
  readonly isIdentifier: boolean;
}

/**
 * Its apostrophes are written as escapes: a single character beyond Latin-1 doubles the memory that the server bundle
 * takes.
 */
const wordPattern = /0x[0-9a-f]+|v?\d+(?:\.\d+)+|[\p{L}\p{N}$]+(?:[_'\u2019][\p{L}\p{N}$]+)*/giu;

/** Symbols of tokens, such as yvDAI and veYFI, and plurals such as APYs are words, not identifiers of several words. */
const symbol = /^(?:[a-z]{1,3}[A-Z0-9]+|[A-Z]+)s?$/;

/** Names of products and companies are one word, too, however they are written. */
const brand =
  /^(?:CoinGecko|DeFi|GitHub|JavaScript|MetaMask|MixBytes|PeckShield|SushiSwap|TypeScript|WalletConnect)$/i;

/** Parts of an identifier: `setMetadataURI` is set, metadata, uri. */
function partsOf(word: string): string[] {
  if (symbol.test(word) || brand.test(word)) return [word];
  return word
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[ _$]+/)
    .filter(Boolean);
}

/** Folds case and marks: é is e. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function readWord(raw: string, start: number): Word {
  const end = start + raw.length;
  if (/^v?\d+\.\d/i.test(raw)) {
    const release = raw.replace(/^v/i, '');
    return { start, end, whole: release, parts: [release], isIdentifier: false };
  }
  if (/^0x/i.test(raw)) {
    const code = raw.slice(2).toLowerCase();
    return { start, end, whole: code, parts: [code], isIdentifier: false };
  }
  const possessive = raw.replace(/['\u2019]s$/i, '').replace(/['\u2019]/g, '');
  const parts = partsOf(possessive);
  const whole = fold(possessive).replace(/[_$]/g, '');
  if (negation.test(whole)) {
    return { start, end, whole: 'not', parts: ['not'], isIdentifier: false };
  }
  return {
    start,
    end,
    whole,
    parts: parts.map((part) => stem(fold(part))),
    isIdentifier: parts.length > 1,
  };
}

/** The words of a text with their places. */
export function words(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => readWord(match[0], match.index));
}

/**
 * What a text is indexed under: the stems of its words and of the parts of its identifiers, and whole identifiers.
 *
 * Hexadecimal codes are left out, because they have a field of their own, and so are fractions, which queries lose.
 */
export function terms(text: string): string[] {
  return words(text).flatMap(({ whole, parts, isIdentifier }) => {
    if (/^(?:[0-9a-f]{8}|[0-9a-f]{40}|[0-9a-f]{64})$/.test(whole) && /\d/.test(whole)) return [];
    if (/^\d+\.\d+$/.test(whole)) return [];
    const kept = parts.filter((part) => !isStopWord(part));
    return isIdentifier ? [whole, ...kept] : kept;
  });
}

/** What a question is found by: as a text, and by the words that say what kind of answer it wants. Each term once. */
export function askedTerms(text: string): string[] {
  const all = words(text).flatMap(({ whole, parts, isIdentifier }) => {
    const kept = parts.filter((part) => !silentWords.has(part));
    return isIdentifier ? [whole, ...kept] : kept;
  });
  return [...new Set(all)];
}

/** A phrase as one name, so that "A flash loan", "flashloan" and `flashLoan` are the same: without articles and signs. */
export function joined(text: string): string {
  return words(text)
    .filter(({ whole }) => !/^(?:an?|the)$/.test(whole))
    .map(({ whole }) => whole.replace(/\./g, ''))
    .join('');
}
