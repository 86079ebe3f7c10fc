import { blocks } from '../../../../src/remark/data-blocks/blocks';
import { parseTag } from '../../../../src/remark/data-blocks/parse';
import { attributeText } from '../../../../packages/docs-lint/document';
import type { Rule } from '../../../../packages/docs-lint/rule';

/** What is wrong with a tag, in short: the list of all known ids is left to the build. */
const shortened = (message: string): string =>
  message.replace(/; (?:known: |all are in ).*$/s, '').replace(/\s+/g, ' ');

/** Components that take their content from `src/data`. */
export const rule: Rule = {
  about:
    'Addresses, tables, and dates name what src/data has, and are in places where they may be.',
  editsCode: true,
  *document(document) {
    for (const tag of document.tags) {
      const { name, start, end } = tag;
      const block = blocks.get(name);
      if (block === undefined || name === 'WorkedExample') continue;
      try {
        block.render(parseTag(document.text, start), block.inline);
      } catch (error) {
        yield {
          start,
          message: shortened(error instanceof Error ? error.message : String(error)),
          fix: 'write what src/data has, with plain values as attributes',
        };
        continue;
      }
      if (name === 'AsOf') {
        const date = attributeText(tag, 'date') ?? '';
        const day = /^\d{4}-\d{2}$/.test(date) ? `${date}-01` : date;
        const exists =
          /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
        if (exists !== true)
          yield { start, message: `"${date}" is not a date`, fix: 'write YYYY-MM or YYYY-MM-DD' };
      }
      if (block.inline) continue;
      const alone =
        /(?:^|\n)[ \t]*$/.test(document.text.slice(0, start)) &&
        /^[ \t]*(?:\n|$)/.test(document.text.slice(end, end + 200));
      if (!alone)
        yield {
          start,
          message: `<${name}> is inside a line`,
          fix: 'give it a line of its own, with blank lines around',
        };
    }
  },
};
