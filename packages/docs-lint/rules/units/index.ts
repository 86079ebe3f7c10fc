import { nothingMark, type Document } from '../../document';
import { inProse } from '../../prose';
import { once, pairsOf, type Facts } from '../../facts';
import { rewrite, type Finding, type Rule } from '../../rule';

/** Units that are written out or as a sign, and always follow a space. */
const words =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|blocks?|tokens?|shares?|basis points?|bps|gwei|wei|ether|dollars?|euros?|million|billion|trillion|bytes?|bits?|kB|MB|GB|kHz|MHz|px|ms';

/** Tickers that are units whether or not the site's data names them. */
const tickers = ['ETH', 'BTC', 'USD', 'DAI', 'USDC', 'USDT', 'CRV'];
const digitNames = new Set(['3CRV', '2CRV', '1INCH', '3Crv', '2Crv']);

const misspelled = pairsOf(
  'secs seconds, sec seconds, mins minutes, hrs hours, hr hours, yrs years, Gwei gwei, GWei gwei, Wei wei, Bps bps, BPS bps, bp bps, KB kB, kb kB, mb MB, Mb MB, mill million, mil million, mn million, mio million, bn billion',
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
/** Groups of digits as other countries mark them. */
const otherGroups =
  /(?<![\p{L}\d.,]|\d )\d{1,3}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+(?=,\d)|(?: \d{3}){2,})(?:,\d+)?(?![\d.])/gu;
const indianGroups = /(?<![\p{L}\d.,])\d{1,2}(?:,\d\d)+,\d{3}(?![\d,])/gu;
/** Of money, and of tokens: "$5 m", "10k DAI". */
const shortened =
  /(?:\$[\u0002]?\d[\d.,]* ?[kKmMbB]|(?<![\p{L}\d.,_#/-])\d[\d.,]*[kM])(?![\p{L}\d])/gu;

/** Amounts, found by their unit. A name such as 3CRV begins with a digit but isn't one. */
const patternsOf = once(({ symbols: known }: Facts) => {
  const symbols = [...new Set([...tickers, ...known])].filter((symbol) =>
    /^[A-Za-z]{3,}$/.test(symbol),
  );
  const unit = `(?:${[words, ...symbols].join('|')})`;
  return {
    glued: new RegExp(`${number}${unit}(?![\\p{L}\\d-])`, 'gu'),
    ungroupedWithUnit: new RegExp(`(?<![\\p{L}\\d.,_#/-])(\\d{4})(?=×| ${unit}(?!\\p{L}))`, 'gu'),
    decimalComma: new RegExp(`(?<![\\p{L}\\d.,_#/-])\\d+,\\d{1,2}(?=%| ${unit}(?!\\p{L}))`, 'gu'),
    spaced: new RegExp(
      `(?<![\\p{L}\\d.,_#/-]|\\d )\\d{1,3} \\d{3}(?=(?:\\.\\d+)? ${unit}(?!\\p{L}))|(?<=\\$)\\d{1,3} \\d{3}(?!\\d)`,
      'gu',
    ),
    range: new RegExp(
      `(?<![\\p{L}\\d.,_#/-])(\\d[\\d.,]*)%?[-–](\\d[\\d.,]*)(?=%| ${unit}(?!\\p{L}))`,
      'gu',
    ),
  };
});

/** What comes before a number that is a name, not an amount. */
const named =
  /(?:block|chain|port|proposal|issue|request|PR|error|nonce|epoch|round|slot|number|[EY]IP|ERC|tag|id|code)s?(?: (?:is|are))?(?: \d+,?(?: (?:to|and|or|through))?)*[ \u0002]+$/i;

const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Years are written without a comma. */
const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);

function* checkPercent(document: Document): Generator<Finding> {
  for (const match of inProse(document, spacedPercent))
    yield rewrite(match, '%', 'there is a space before "%"', 'remove the space');
  for (const match of inProse(document, wordPercent)) {
    const message = `"${match.text.replaceAll(nothingMark, '')}" is written out`;
    const isSafe = !match.text.includes(nothingMark);
    yield rewrite(match, `${match.groups[0]}%`, message, 'write "%" after the number', isSafe);
  }
  for (const { start, text } of inProse(document, spelledPercent))
    yield { start, message: `"${text}" is written out`, fix: 'write figures and "%"' };
}

/** A reader sees amounts at a glance when all are written alike. */
export const rule: Rule = {
  about:
    'A space separates number and unit, and none comes before "%"; thousands have commas; units are known ones.',
  words: true,
  *document(document, { facts }) {
    const { glued, ungroupedWithUnit, decimalComma, spaced, range } = patternsOf(facts);
    for (const match of inProse(document, glued)) {
      if (digitNames.has(match.text)) continue;
      const right = match.text.replace(/^[\d.,]+/, '$& ');
      yield rewrite(match, right, `"${match.text}" has no space before the unit`);
    }
    for (const match of inProse(document, wrongUnit)) {
      const [digits = '', wrong = ''] = match.groups;
      const right = `${digits} ${misspelled.get(wrong)}`;
      yield rewrite(match, right, `"${wrong}" is not a unit here`);
    }
    for (const { start, text } of inProse(document, decimalComma))
      yield {
        start,
        message: `"${text}" has a comma for a point`,
        fix: `write "${text.replace(',', '.')}", or groups of three digits`,
      };
    yield* checkPercent(document);
    for (const match of inProse(document, ungrouped)) {
      if (named.test(document.prose.slice(match.block.start, match.start))) continue;
      const isCell =
        match.block.kind === 'cell' && match.text.length === match.block.end - match.block.start;
      const right = group(match.text);
      const orCode = isCell ? ', or put a number that only names something in a code span' : '';
      const message = `"${match.text}" has no commas`;
      yield rewrite(match, right, message, `write "${right}"${orCode}`, !isCell);
    }
    for (const match of inProse(document, ungroupedWithUnit)) {
      if (!isYear(match.text) && !named.test(document.prose.slice(match.block.start, match.start)))
        yield rewrite(match, group(match.text), `"${match.text}" has no comma`);
    }
    for (const match of inProse(document, otherGroups)) {
      const [whole = '', part] = match.text.split(',');
      const right = whole.replace(/[. ]/g, ',') + (part === undefined ? '' : `.${part}`);
      yield rewrite(match, right, `"${match.text}" is grouped by something other than commas`);
    }
    for (const { start, text, block } of [indianGroups, spaced].flatMap((pattern) => [
      ...inProse(document, pattern),
    ])) {
      if (named.test(document.prose.slice(block.start, start))) continue;
      const fix = `write "${group(text.replace(/[ ,]/g, ''))}", or put a word between the numbers`;
      yield { start, message: `"${text}" isn't one number in groups of three digits`, fix };
    }
    for (const match of inProse(document, range))
      yield {
        ...rewrite(match, match.groups.join(' to '), 'a dash between figures reads as minus'),
        hides: match,
      };
    for (const { start, text } of inProse(document, shortened)) {
      const message = `"${text.replaceAll(nothingMark, '')}" is short for a word`;
      yield { start, message, fix: 'write all digits, or "million" and "billion"' };
    }
  },
};
