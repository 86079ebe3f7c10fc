import { blocks, renderTag } from '../../../../src/remark/data-blocks/blocks';
import { isIn } from '../../../../packages/docs-lint/document';
import type { Rule } from '../../../../packages/docs-lint/rule';
import { nearest, suggestion } from '../../../../packages/docs-lint/site/resolve';

/** What is wrong with a tag, in short: the list of all known ids is left to the build. */
const shortened = (message: string): string =>
  message.replace(/; (?:known: |all are in ).*$/s, '').replace(/\s+/g, ' ');

/** How to fix a tag. The result of an example is what its formula computes. */
function fixFor(name: string, message: string): string {
  if (/"\/>"/.test(message)) return 'end it with "/>"';
  if (name !== 'WorkedExample') return 'write what src/data has, with plain values as attributes';
  const computed = /computed (\S+)$/.exec(message)?.[1];
  if (computed !== undefined)
    return `state ${computed}, rounded to three digits or more, and correct the sentence around it`;
  if (/ a name and a value /.test(message))
    return 'write names and numbers, without commas in a number';
  const [, given = '', known] = /"(.*)"; known: (.*)/.exec(message) ?? [];
  const like = known && nearest(given, known.split(', '));
  return suggestion(like, false, 'see src/formulas/README.md for names, units, and bounds');
}

/** Components that take their content from `src/data` and `src/formulas`. An example that doesn't compute is worse than none. */
export const rule: Rule = {
  about:
    'Addresses, tables, and worked examples name what src/data and src/formulas have, and are in places where they may be.',
  *document(document) {
    for (const tag of document.tags) {
      const { name, kind, start, end, inline } = tag;
      const block = blocks.get(name);
      if (block === undefined || kind === 'close') continue;
      try {
        renderTag(tag);
      } catch (error) {
        const { message } = error as Error;
        yield { start, message: shortened(message), fix: fixFor(name, message) };
        continue;
      }
      const fix = 'give it a line of its own, with blank lines around it';
      // The compiler takes all of a text that starts with a tag for JSX.
      const text = document.blocks.find((one) => isIn([one], start));
      const isAlone = document.text.slice(text?.start, text?.end).trim().length === end - start;
      if (!inline && !isAlone)
        yield {
          start,
          message: `<${name}> isn't alone in a text that starts with a tag`,
          fix: `${fix}, or put a word in front of it`,
        };
      else if (!block.inline && inline) yield { start, message: `<${name}> is inside a line`, fix };
      for (const [what, ranges] of [
        ['link', document.links],
        ['heading', document.headings],
      ] as const) {
        if (!ranges.some((range) => range.start < start && start < range.end)) continue;
        const message = `<${name}> is inside a ${what}`;
        yield { start, message, fix: `write it after the ${what}` };
      }
    }
  },
};
