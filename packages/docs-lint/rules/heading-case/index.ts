import { nothingMark, type Document, type Range } from '../../document';
import type { Facts } from '../../facts';
import type { Finding, Rule } from '../../rule';
import { keptTitles, namePattern, speller } from '../../spelling';

/** Whether a capital belongs to a word anywhere in a sentence. */
const isName = (facts: Facts, word: string): boolean =>
  /\d|\p{L}.*\p{Lu}|^(?:March|May|August)$/u.test(word) ||
  (word.length > 1 && speller(facts).isName(word));

function* inRange(
  { prose, text, generated }: Document,
  { start, end }: Range,
  facts: Facts,
): Generator<Finding> {
  const title = text.slice(start, end);
  if (keptTitles(facts).has(title)) return;
  const names = namePattern(facts);
  const masked = prose.slice(start, end).replace(names, (name) => '~'.repeat(name.length));
  let first = true;
  for (const { 0: word, index } of masked.matchAll(/[\p{L}\d~\u0001][\p{L}\p{M}\d.'~\u0001-]*/gu)) {
    const isFirst = first;
    first = false;
    if (generated && facts.isMember(word)) continue;
    const before = masked.slice(0, index).replaceAll(nothingMark, '').trimEnd();
    const begins = isFirst || /[:?."]$/.test(before);
    if (!begins && /^\p{Lu}/u.test(word) && !isName(facts, word.replace(/'s$/, ''))) {
      const message = `"${word}" has a capital in "${title}"`;
      const fix = `write "${word.toLowerCase()}", or add the name to ${facts.words.names}`;
      yield { start: start + index, message, fix };
    }
    if (isFirst && /^\p{Ll}/u.test(word) && !/[\p{Lu}\d.]/u.test(word)) {
      const message = `"${title}" starts with a lowercase letter`;
      const fix = `write "${word.charAt(0).toUpperCase()}${word.slice(1)}"`;
      yield { start: start + index, message, fix };
    }
  }
}

/** In sentence case, capitals tell a reader which words are names. */
export const rule: Rule = {
  about: 'Headings and titles are in sentence case: a capital at the start and in names only.',
  *document(document, site) {
    for (const block of document.blocks) {
      if (block.kind === 'heading' || block.kind === 'title')
        yield* inRange(document, block, site.facts);
    }
  },
};
