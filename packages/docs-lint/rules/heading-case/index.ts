import { nothingMark, somethingMark, type Document, type Range } from '../../document';
import type { Facts } from '../../facts';
import type { Finding, Rule } from '../../rule';
import { keptTitles, namePattern, speller } from '../../spelling';

/** Whether a capital belongs to a word anywhere in a sentence. */
function isName(facts: Facts, word: string): boolean {
  if (/\d/.test(word) || /\p{Lu}.*\p{Lu}/u.test(word) || /^\p{Ll}.*\p{Lu}/u.test(word)) return true;
  return word.length > 1 && speller(facts).isName(word);
}

/** Findings of one heading or title. */
function* inRange(
  { prose, text, generated }: Document,
  { start, end }: Range,
  facts: Facts,
): Generator<Finding> {
  if (keptTitles(facts).has(text.slice(start, end))) return;
  const original = prose.slice(start, end);
  const masked = original.replace(namePattern(facts), (name) => '~'.repeat(name.length));
  let first = true;
  for (const { 0: word, index } of masked.matchAll(/[\p{L}\d~\u0001][\p{L}\p{M}\d.'~\u0001-]*/gu)) {
    if (generated && facts.isMember(word)) {
      first = false;
      continue;
    }
    const before = masked.slice(0, index).replaceAll(nothingMark, '').trimEnd();
    const begins = first || /[:?.]$/.test(before);
    if (!first && /^\p{Lu}/u.test(word) && !begins && !isName(facts, word.replace(/'s$/, ''))) {
      yield {
        start: start + index,
        message: `"${word}" has a capital in "${text.slice(start, end)}"`,
        fix: `write "${word.toLowerCase()}", or add the name to ${facts.words.names}`,
      };
    }
    if (
      first &&
      /^\p{Ll}/u.test(word) &&
      !/[\p{Lu}\d.]/u.test(word) &&
      !word.startsWith(somethingMark)
    ) {
      yield {
        start: start + index,
        message: `"${text.slice(start, end)}" starts with a lowercase letter`,
        fix: `write "${word.charAt(0).toUpperCase()}${word.slice(1)}"`,
      };
    }
    first = false;
  }
}

/** In sentence case, capitals tell a reader which words are names. */
export const rule: Rule = {
  name: 'heading-case',
  about: 'Headings and titles are in sentence case: a capital at the start and in names only.',
  *document(document, site) {
    for (const block of document.blocks) {
      if (block.kind === 'heading' || block.kind === 'title')
        yield* inRange(document, block, site.facts);
    }
  },
};
