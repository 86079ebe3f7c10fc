import { visible } from '../../document';
import { inProse, isToCome } from '../../prose';
import { rewrite, type Rule } from '../../rule';

const months = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2022, index)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
);
const month = `(?:${months.join('|')})`;
const short = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?';

const asOf = /\bas[\s\u0002]+of[\s\u0002]+/gi;
const right = new RegExp(
  `^(?:${month} (?:\\d{1,2}, )?\\d{4}|(?:block|release|version) |\\d{4}-\\d\\d-\\d\\d|◻|\\d+(?:\\.\\d+)+|${short} |${month}, \\d{4})`,
);
const whole = new RegExp(`^(?:${month} (?:\\d{1,2}, )?\\d{4}|\\d{4}-\\d\\d-\\d\\d)(?!\\d)`);
const noDate =
  /^(?:now|today|writing|this writing|yet|late|recently|the time of writing|currently|tomorrow|yesterday|(?:last|next|this) (?:week|month|quarter|year))\b/i;
const maybeDate = new RegExp(
  `^(?:\\d|${short}|${month}|early|mid|late|spring|summer|autumn|fall|winter)`,
  'i',
);

const slashed = /(?<![\d/])\d{1,4}[/.]\d{1,2}[/.]\d{2,4}(?![\d/]|\.\d)/g;
/** A date with the name of its month, in any form. */
const named = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(${month}|${short})(?: (\\d{1,2})(?:st|nd|rd|th)?)?,?(?: of)? (\\d{4})(?!\\d)`,
  'gu',
);
/** Not the name of a file, which is the text of a link or has more before or after it. */
const iso = /(?<![\w\u0002./-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\w\u0002-])/g;

/** A day that a month doesn't have is taken for one of the next month. */
const exists = (name: string, day: number, year: string): boolean =>
  new Date(`${name} ${day}, ${year} UTC`).getUTCDate() === day;

/** A fact that changes is worth as much as its date. */
export const rule: Rule = {
  about:
    'A date is written "July 2022", "July 15, 2022", or 2022-07-15, and exists; "as of" names one.',
  words: true,
  *document(document) {
    for (const { end, start, block } of inProse(document, asOf)) {
      const rest = visible(document, end, block.end);
      if (noDate.test(rest)) {
        const message = '"as of" has no date';
        yield { start, message, fix: 'write the month and the year, as in "as of July 2022"' };
      } else if (maybeDate.test(rest) && !right.test(rest)) {
        const message = `"as of ${/^\S+(?: \S+)?/.exec(rest)?.[0] ?? ''}" isn't written as a date`;
        yield { start: end, message, fix: 'write "as of July 2022" or "as of July 15, 2022"' };
      } else if (isToCome(`${whole.exec(rest)?.[0] ?? ''} UTC`)) {
        yield { start: end, message: '"as of" names a day to come', fix: 'correct the date' };
      }
    }
    for (const { start, text } of inProse(document, slashed)) {
      const [a = '', b = '', c = ''] = text.split(/[/.]/);
      if (
        !(c.length === 4 || a.length === 4) &&
        (text.includes('.') ||
          [a, b].every((part) => Number(part) > 12) ||
          [a, b].some((part) => Number(part) > 31))
      )
        continue;
      yield {
        start,
        message: `"${text}" is read differently in Europe and America`,
        fix: 'write the name of the month',
      };
    }
    for (const match of inProse(document, named)) {
      const [before = '', word = '', behind = '', year = ''] = match.groups;
      const name = months.find((one) => one.startsWith(word.slice(0, 3))) ?? word;
      const day = Number(before || behind);
      const written = day > 0 ? `${name} ${day}, ${year}` : `${name} ${year}`;
      if (day > 0 && !exists(name, day, year)) {
        yield { ...match, message: `there is no ${written}`, fix: 'correct the day' };
      } else if (match.text !== written) {
        yield rewrite(match, written, `"${match.text}" isn't in the usual form`);
      }
    }
    for (const match of inProse(document, iso)) {
      const [year = '', number = '', day = ''] = match.groups;
      const name = months[Number(number) - 1];
      if (!name || !exists(name, Number(day), year)) {
        yield { ...match, message: `there is no ${match.text}`, fix: 'correct the day' };
      }
    }
  },
};
