import { exampleOf } from '../../../../src/remark/data-blocks/blocks';
import { parseTag } from '../../../../src/remark/data-blocks/parse';
import type { Rule } from '../../../../packages/docs-lint/rule';

/** An example that does not compute is worse than none. The work is done by `src/formulas`. */
export const rule: Rule = {
  about:
    'Every worked example names a formula of src/formulas, and its result matches the formula.',
  *document(document) {
    for (const { name, start } of document.tags) {
      if (name !== 'WorkedExample') continue;
      try {
        exampleOf(parseTag(document.text, start));
      } catch (error) {
        const message = (error instanceof Error ? error.message : String(error)).replace(
          /; known: .*$/s,
          '',
        );
        const computed = /computed (\S+)$/.exec(message)?.[1];
        yield {
          start,
          message,
          fix:
            computed === undefined
              ? 'see src/formulas/README.md for names, units and bounds'
              : `state ${computed}, rounded to three digits or more, and correct the sentence around it`,
        };
      }
    }
  },
};
