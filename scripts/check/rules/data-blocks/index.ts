import { blocks } from '../../../../src/remark/data-blocks/blocks';
import { parseTag } from '../../../../src/remark/data-blocks/parse';
import type { Rule } from '../../../../packages/docs-lint/rule';
import { nearest, suggestion } from '../../../../packages/docs-lint/site/resolve';

/** What is wrong with a tag, in short: the list of all known ids is left to the build. */
const shortened = (message: string): string =>
  message.replace(/; (?:known: |all are in ).*$| \(\d+:\d+\)$/s, '').replace(/\s+/g, ' ');

/** How to fix a tag. The result of an example is what its formula computes. */
function fixFor(name: string, message: string): string {
  if (/"\/>"/.test(message)) return 'end it with "/>"';
  if (name !== 'WorkedExample') return 'write what src/data has, with plain values as attributes';
  const computed = /computed (\S+)$/.exec(message)?.[1];
  if (computed !== undefined)
    return `state ${computed}, rounded to three digits or more, and correct the sentence around it`;
  if (/ \(\d+:\d+\)$/.test(message)) return 'write names and numbers, without commas in a number';
  const [, given = '', known] = /"(.*)"; known: (.*)/.exec(message) ?? [];
  const like = known && nearest(given, known.split(', '));
  return suggestion(like, false, 'see src/formulas/README.md for names, units, and bounds');
}

/** Components that take their content from `src/data` and `src/formulas`. An example that doesn't compute is worse than none. */
export const rule: Rule = {
  about:
    'Addresses, tables, and worked examples name what src/data and src/formulas have, and are in places where they may be.',
  *document(document) {
    for (const { name, kind, start, inline } of document.tags) {
      const block = blocks.get(name);
      if (block === undefined || kind === 'close') continue;
      try {
        block.render(parseTag(document.text, start));
      } catch (error) {
        const { message: said, pos = 0 } = error as Error & { readonly pos?: number };
        const message = shortened(said);
        yield { start: start + pos, message, fix: fixFor(name, said) };
        continue;
      }
      const fix = 'give it a line of its own, with blank lines around it';
      // The compiler takes all of a text that starts with another tag for that tag's.
      const text = document.blocks.find((one) => one.start <= start && start < one.end);
      const first = document.tags.find((tag) => tag.start === text?.start);
      if (first && !blocks.has(first.name) && /^(?:paragraph|item)$/.test(text?.kind ?? ''))
        yield { start, message: `<${name}> is inside other JSX`, fix };
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
