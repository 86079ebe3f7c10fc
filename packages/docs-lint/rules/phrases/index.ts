import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';
import { parse } from 'yaml';
import { inProse } from '../../prose';
import type { Rule } from '../../rule';
import { inData } from '../usage/texts';

const byFix = parse(readFileSync(path.join(__dirname, 'banned.yaml'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const banned = new Map(
  Object.entries(byFix).flatMap(([fix, phrases]) =>
    phrases.map((phrase) => [phrase, fix] as const),
  ),
);

/** Each of the phrases as whole words, in any case and over line breaks; of two, the longer one is found. */
const sources = [...banned.keys()]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => escapeRegexp(phrase).replaceAll(' ', '[\\s\\u0002]+'));
const pattern = new RegExp(
  `(?<![\\p{L}\\d_-])(?:${sources.join('|')})(?![\\p{L}\\d_]|-\\p{L})`,
  'giu',
);

/** Filler adds length, belittles a hard step, or praises. */
export const rule: Rule = {
  about: 'No filler and no marketing: banned phrases appear in code spans only.',
  words: true,
  site: (site, documents) => inData(rule, site, documents),
  *document(document) {
    for (const { start, end, text, block } of inProse(document, pattern)) {
      const words = text.replace(/[\s\u0002]+/g, ' ').toLowerCase();
      // A level of a scale: "Very high" at the start of a cell.
      if (words === 'very' && block.kind === 'cell' && start === block.start) continue;
      // "Just before the harvest" says when.
      const next = document.prose.slice(end, block.end);
      if (words === 'just' && /^[\s\u0002]+(?:before|after|above|below|under|over)\b/.test(next))
        continue;
      const fix = banned.get(words) ?? 'leave it out';
      // "It isn't just a wrapper" would say the opposite without it.
      const before = document.prose.slice(block.start, start);
      if (
        fix.startsWith('leave it out') &&
        /(?:\b(?:cannot|not|never)|n['’]t)[\s\u0002]+$/i.test(before)
      )
        continue;
      yield { start, message: `"${words}" is banned`, fix, hides: { start, end } };
    }
  },
};
