import { blocks } from '../../../../src/remark/data-blocks/blocks';
import { parseTag } from '../../../../src/remark/data-blocks/parse';
import type { Rule } from '../../../../packages/docs-lint/rule';

/** What is wrong with a tag, in short: the list of all known ids is left to the build. */
const shortened = (message: string): string =>
  message.replace(/; (?:known: |all are in ).*$/s, '').replace(/\s+/g, ' ');

/** How to fix a tag. The result of an example is what its formula computes. */
function fixFor(name: string, message: string): string {
  if (/"\/>"/.test(message)) return 'end it with "/>"';
  if (name !== 'WorkedExample') return 'write what src/data has, with plain values as attributes';
  const computed = /computed (\S+)$/.exec(message)?.[1];
  return computed === undefined
    ? 'see src/formulas/README.md for names, units, and bounds'
    : `state ${computed}, rounded to three digits or more, and correct the sentence around it`;
}

/** Components that take their content from `src/data` and `src/formulas`. An example that doesn't compute is worse than none. */
export const rule: Rule = {
  about:
    'Addresses, tables, and worked examples name what src/data and src/formulas have, and are in places where they may be.',
  editsCode: true,
  *document(document) {
    for (const { name, kind, start, end } of document.tags) {
      const block = blocks.get(name);
      if (block === undefined || kind === 'close') continue;
      try {
        block.render(parseTag(document.text, start));
      } catch (error) {
        const message = shortened((error as Error).message);
        yield { start, message, fix: fixFor(name, message) };
        continue;
      }
      if (block.inline) continue;
      const alone =
        /(?:^|\n)[ \t]*$/.test(document.text.slice(0, start)) &&
        /^[ \t]*(?:\n|$)/.test(document.text.slice(end, end + 200));
      if (!alone)
        yield {
          start,
          message: `<${name}> is inside a line`,
          fix: 'give it a line of its own, with blank lines around it',
        };
    }
  },
};
