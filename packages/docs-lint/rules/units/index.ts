import { nothingMark, type Document } from '../../document';
import { inProse } from '../../prose';
import { once } from '../../facts';
import type { Finding, Rule } from '../../rule';

/** Units that are written out or as a sign, and always follow a space. */
const words =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|blocks?|tokens?|shares?|basis points?|bps|gwei|wei|ether|dollars?|euros?|million|billion|trillion|bytes?|bits?|kB|MB|GB|kHz|MHz|px|ms';

/** Tickers that are units whether or not the site's data names them. */
const tickers = ['ETH', 'BTC', 'USD', 'DAI', 'USDC', 'USDT', 'CRV'];
const digitNames = new Set(['3CRV', '2CRV', '1INCH', '3Crv', '2Crv']);

/** Wrong spellings of units, by the right ones. */
const misspelled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    seconds: 'secs sec',
    minutes: 'mins',
    hours: 'hrs hr',
    years: 'yrs',
    gwei: 'Gwei GWei',
    wei: 'Wei',
    bps: 'Bps BPS bp',
    kB: 'KB kb',
    MB: 'mb Mb',
    million: 'mill mn mio',
    billion: 'bn',
  }).flatMap(([right, wrong]) => wrong.split(' ').map((unit) => [unit, right] as const)),
);

const number = String.raw`(?<![\p{L}\d.,_#/-])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

const spacedPercent = /(?<=\d)[ \u00a0]+%/g;
const wordPercent = /(\d[\d.,]*)[ \u0002]+(?:percent|per cent|pct)(?![\p{L}])/gu;
const spelledPercent =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[ \u0002]+(?:percent|per cent)(?!\p{L})/giu;
const wrongUnit = new RegExp(
  `(${number}) ?(${[...misspelled.keys()].join('|')})(?![\\p{L}\\d])`,
  'gu',
);
const ungrouped = /(?<![\p{L}\d.,_#/:-])\d{5,}(?![\p{L}\d_/-])/gu;
const shortMoney = /\$[\u0002]?(\d[\d.,]*) ?([kKmMbB])(?![\p{L}\d])/gu;

/** What is found by its unit. A name such as 3CRV begins with a digit and is none. */
const patternsOf = once(({ symbols: known }) => {
  const symbols = [...new Set([...tickers, ...known])].filter((symbol) =>
    /^[A-Za-z]{3,}$/.test(symbol),
  );
  const unit = `(?:${[words, ...symbols].join('|')})`;
  return {
    glued: new RegExp(`${number}${unit}(?![\\p{L}\\d-])`, 'gu'),
    ungroupedWithUnit: new RegExp(`(?<![\\p{L}\\d.,_#/-])(\\d{4})(?=×| ${unit}(?!\\p{L}))`, 'gu'),
    range: new RegExp(
      `(?<![\\p{L}\\d.,_#/-])(\\d[\\d.,]*)[-–](\\d[\\d.,]*)(?=%| ${unit}(?!\\p{L}))`,
      'gu',
    ),
  };
});

type Patterns = ReturnType<typeof patternsOf>;

/** What comes before a number that is a name, not an amount. */
const named = /(?:block|chain id|chain|port|proposal|issue|number|EIP|YIP|tag|id|code)[ \u0002]+$/i;

const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Years are written without a comma. */
const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);

function* checkUnits(document: Document, { glued }: Patterns): Generator<Finding> {
  for (const { start, end, text } of inProse(document, glued)) {
    if (digitNames.has(text)) continue;
    const digits = /^[\d.,]+/.exec(text)?.[0] ?? '';
    const at = start + digits.length;
    yield {
      start,
      message: `"${text}" has no space before the unit`,
      fix: `write "${digits} ${document.text.slice(at, end)}"`,
      edit: { start: at, end: at, text: ' ' },
    };
  }
  for (const { start, end, groups } of inProse(document, wrongUnit)) {
    const [digits = '', wrong = ''] = groups;
    const right = misspelled.get(wrong) ?? '';
    yield {
      start,
      message: `"${wrong}" is not a unit here`,
      fix: `write "${digits} ${right}"`,
      edit: { start: start + digits.length, end, text: ` ${right}` },
    };
  }
}

function* checkPercent(document: Document): Generator<Finding> {
  for (const { start, end } of inProse(document, spacedPercent)) {
    yield {
      start,
      message: 'there is a space before "%"',
      fix: 'remove the space',
      edit: { start, end: end - 1, text: '' },
    };
  }
  for (const { start, end, text, groups } of inProse(document, wordPercent)) {
    const plain = !text.includes(nothingMark);
    yield {
      start,
      message: `"${text.replaceAll(nothingMark, '')}" is written out`,
      fix: 'write "%" after the number',
      ...(plain ? { edit: { start: start + (groups[0]?.length ?? 0), end, text: '%' } } : {}),
    };
  }
  for (const { start, text } of inProse(document, spelledPercent)) {
    yield { start, message: `"${text}" is written out`, fix: 'write figures and "%"' };
  }
}

function* checkCommas(document: Document, { ungroupedWithUnit }: Patterns): Generator<Finding> {
  for (const { start, end, text, block } of inProse(document, ungrouped)) {
    if (named.test(document.prose.slice(block.start, start))) continue;
    yield {
      start,
      message: `"${text}" has no commas`,
      fix: `write "${group(text)}"`,
      edit: { start, end, text: group(text) },
    };
  }
  for (const { start, end, text } of inProse(document, ungroupedWithUnit)) {
    if (isYear(text)) continue;
    yield {
      start,
      message: `"${text}" has no comma`,
      fix: `write "${group(text)}"`,
      edit: { start, end, text: group(text) },
    };
  }
}

function* checkRanges(document: Document, { range }: Patterns): Generator<Finding> {
  for (const { start, end, groups } of inProse(document, range)) {
    const text = `${groups[0] ?? ''} to ${groups[1] ?? ''}`;
    yield {
      start,
      message: 'a dash between figures reads as minus',
      fix: `write "${text}"`,
      edit: { start, end, text },
    };
  }
  for (const { start, text } of inProse(document, shortMoney)) {
    yield {
      start,
      message: `"${text.replaceAll(nothingMark, '')}" is short for a word`,
      fix: 'write all digits, or "million" and "billion"',
    };
  }
}

/** A reader sees amounts at a glance when all are written alike. */
export const rule: Rule = {
  name: 'units',
  about:
    'A space separates number and unit, and none comes before "%"; thousands have commas; units are known ones.',
  words: true,
  *document(document, site) {
    const patterns = patternsOf(site.facts);
    yield* checkUnits(document, patterns);
    yield* checkPercent(document);
    yield* checkCommas(document, patterns);
    yield* checkRanges(document, patterns);
  },
};
