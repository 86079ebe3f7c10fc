import { attributeText, visible } from '../../document';
import { rewrite, type Rule } from '../../rule';
import { headingId, kebab, sharePart } from '../../site/anchors';

const validId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** In the reference an id is the lower-case name of a member, which may hold underscores. */
const validMemberId = /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/;

/** Every heading has an id of its own, so that links survive when its words change. */
export const rule: Rule = {
  about:
    'Every heading has an explicit id, lower-case kebab, once in its page, without the word "share".',
  *document(document) {
    const seen = new Set<string>();
    const taken = new Set(document.headings.flatMap(({ id }) => id?.value ?? []));
    for (const { id, text, end } of document.headings) {
      if (id === undefined) {
        const words = visible(document, text.start, text.end).trim();
        const source = document.text.slice(text.start, text.end).replace(/\]\([^)]*\)/g, '');
        const [meant, word] = /\{[ #]*([\w-]+) *\}|\( *#([\w-]+) *\)/.exec(source) ?? [];
        let slug = headingId(meant ? (word ?? meant) : source) || 'part';
        if (meant) {
          const message = `"${meant}" is not read as an id`;
          const fix = `write "{#${slug}}" after the words of the heading`;
          yield { start: text.start, message, fix, hides: text };
          continue;
        }
        while (taken.has(slug)) slug += '-2';
        taken.add(slug);
        const message = `the heading "${words}" has no id`;
        const fix = `add "{#${slug}}" after it`;
        // The line below an underlined heading is part of it.
        const isLine = !document.text.slice(text.end, end).includes('\n');
        const edit = rewrite({ start: text.end, end }, ` {#${slug}}`, message, fix, isLine);
        yield { ...edit, start: text.start };
        continue;
      }
      const { value, range } = id;
      if (!(document.generated ? validMemberId : validId).test(value)) {
        const message = `the id "${value}" is not in lower-case kebab`;
        yield { ...range, message, fix: `write "${kebab(value)}" and change the links to it` };
      }
      if (sharePart.test(value) && !document.generated) {
        yield {
          ...range,
          message: `reader views drop a heading with the word "share" in its id, as in "${value}"`,
          fix: `write "shares" or other words; if the id is published, keep it as <span id="${value}"/> before the words of the heading`,
        };
      }
      if (seen.has(value)) {
        const message = `another heading already has the id "${value}"`;
        yield { ...range, message, fix: 'give this heading an id of its own' };
      }
      seen.add(value);
    }
    for (const tag of document.tags) {
      const value = /^[a-z]/.test(tag.name) ? attributeText(tag, 'id') : undefined;
      if (value === undefined) continue;
      const message = `the page has the id "${value}" twice`;
      if (seen.has(value)) yield { start: tag.start, message, fix: 'remove one, or rename it' };
      seen.add(value);
    }
  },
};
