import { isIn } from '../../document';
import { inCaseOf, inProse } from '../../prose';
import { rewrite, type Rule } from '../../rule';
import { namePattern, speller } from '../../spelling';
import { isDisguised } from '../look-alikes';
import { inData } from '../usage/texts';
import { americanOf, irregular } from './british';

/** Characters that hold together what is no plain word: addresses of sites, files, channels, versions. */
const chunks = /(?:[^\s\u0001\u0002|"“”()[\]{},;:!?*=+<>~…×·−→]|\u0002(?=_))+/g;

/** Parts of a chunk that are looked up. */
const parts = /[\p{L}\p{M}'’]+/gu;

/** Beginnings of words, which no dictionary has as words. */
const prefix = /^(?:pre|un|intra|mis|de|non|geo|neo|omni|proto|socio|tri)-/i;

/** Whether the words beside show that a capitalized word is part of a name. */
const isInName = (word: string, before: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) &&
  (/[\p{L}\d,][\s\u0002]+$/u.test(before) || /^[\s\u0002]+\p{Lu}\p{Ll}/u.test(after));

const isIdentifier = (chunk: string): boolean =>
  /[_@#\\$%^]|\.\p{L}|\p{L}\.\p{Ll}|\d/u.test(chunk) ||
  (chunk.includes('/') && /\.\w|^\/|\/$/.test(chunk));

/** A misspelled word makes readers doubt the numbers beside it. */
export const rule: Rule = {
  about: 'Every word is in the American dictionary or in that of the site, and none is British.',
  words: true,
  site: (site, documents) => inData(rule, site, documents),
  *document(document, site) {
    const { knows, suggest } = speller(site.facts);
    const isFigure = site.figures.has(document.file);
    const known = (word: string, mayBeMember: boolean): boolean => {
      const plain = word.replace(/’/g, "'").replace(/^'+|'+$/g, '');
      const base = plain.replace(/'s$/, '');
      // A drawing has no code spans: a name in camel case is code there.
      if (isFigure && /^\p{Ll}+\p{Lu}\p{L}*$/u.test(plain)) return true;
      if (plain === '' || base.length === 1) return true;
      return knows(plain) || knows(base) || (mayBeMember && site.facts.isMember(base));
    };
    const names = [...inProse(document, namePattern(site.facts))];
    for (const { start, text, block } of inProse(document, chunks)) {
      const trimmed = text.replace(/^[.'/-]+|[.'/-]+$/g, '');
      const chunk = trimmed.replace(prefix, '');
      const at = start + text.indexOf(trimmed) + trimmed.length - chunk.length;
      // The rule for look-alikes names it.
      if (isDisguised(chunk)) continue;
      if (chunk === '' || (knows(chunk) && !irregular.has(chunk.toLowerCase()))) continue;
      const link = document.links.find((one) => isIn([one.text], start));
      // A repository, an account or a site is spelled as in its address.
      if (
        /^https?:/.test(link?.target ?? '') &&
        link?.target.toLowerCase().includes(chunk.toLowerCase())
      )
        continue;
      if (isIn(names, at)) continue;
      const mayBeMember = document.generated || isFigure || link !== undefined;
      let offset = at;
      for (const piece of chunk.split('-')) {
        for (const { 0: word, index } of isIdentifier(piece) ? [] : piece.matchAll(parts)) {
          const base = word.replace(/['’]s?$/, '');
          const begin = offset + index;
          const american = americanOf(base.toLowerCase(), knows);
          if (american !== undefined) {
            const range = { start: begin, end: begin + base.length };
            const right = inCaseOf(base, american);
            const before = document.prose.slice(block.start, begin);
            const isName = isInName(base, before, document.prose.slice(range.end, block.end));
            const orName = isName ? `, or add the name to ${site.facts.words.names}` : '';
            const message = `"${base}" is British`;
            yield rewrite(range, right, message, `write "${right}"${orName}`, !isName);
            continue;
          }
          if (known(word, mayBeMember)) continue;
          const like = suggest(base).map((candidate) => `"${candidate}"`);
          const fix = like.length > 0 ? `write ${like.join(' or ')}` : 'fix it';
          yield {
            start: begin,
            message: `"${base}" is not in the dictionary`,
            fix: `${fix}, put code in a code span, or add a correct word to ${site.facts.words.dictionary}`,
          };
        }
        offset += piece.length + 1;
      }
    }
  },
};
