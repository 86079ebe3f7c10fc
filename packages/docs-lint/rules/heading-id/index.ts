import { visible } from '../../document';
import type { Rule } from '../../rule';
import { kebab } from '../../site/anchors';

const validId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** In the reference an id is the lower-case name of a member, which may hold underscores. */
const validMemberId = /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/;

/**
 * Reader views take what has this word in its id for buttons that share the page, and drop it.
 * https://github.com/mozilla/readability/blob/0.6.0/Readability.js#L155
 */
const sharePart = /(^|-)share(-|$)/;

/** Every heading has an id of its own, so that links survive when its words change. */
export const rule: Rule = {
  name: 'heading-id',
  about:
    'Every heading has an explicit id, lower-case kebab, once in its page, without the word "share".',
  *document(document) {
    const seen = new Map<string, number>();
    const taken = new Set(document.headings.flatMap(({ id }) => id?.value ?? []));
    for (const { id, text, end } of document.headings) {
      const words = visible(document, text.start, text.end).trim();
      if (id === undefined) {
        const slug = kebab(document.text.slice(text.start, text.end)).replace(
          sharePart,
          '$1shares$2',
        );
        const free = slug !== '' && !taken.has(slug);
        taken.add(slug);
        yield {
          start: text.start,
          message: `the heading "${words}" has no id`,
          fix: free
            ? `add "{#${slug}}" after it`
            : 'add "{#an-id}" after it, with an id that the page does not have yet',
          ...(free ? { edit: { start: text.end, end, text: ` {#${slug}}` } } : {}),
        };
        continue;
      }
      if (!(document.generated ? validMemberId : validId).test(id.value)) {
        yield {
          start: id.range.start,
          message: `the id "${id.value}" is not in lower-case kebab`,
          fix: `write "${kebab(id.value)}" and change the links to it`,
        };
      }
      if (sharePart.test(id.value) && !document.generated) {
        yield {
          start: id.range.start,
          message: `reader views drop a heading with the word "share" in its id, as in "${id.value}"`,
          fix: `write "shares" or other words; if the id is published, keep it as <span id="${id.value}"/> before the words of the heading`,
        };
      }
      const first = seen.get(id.value);
      if (first !== undefined) {
        yield {
          start: id.range.start,
          message: `another heading already has the id "${id.value}"`,
          fix: 'give this heading an id of its own',
        };
      }
      seen.set(id.value, id.range.start);
    }
  },
};
