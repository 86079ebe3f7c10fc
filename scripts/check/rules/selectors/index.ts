import { getSelector } from 'ox/AbiItem';
import { nodesOf, rangeOf } from '../../../../packages/docs-lint/document';
import type { Rule } from '../../../../packages/docs-lint/rule';

/** A function with the types of its parameters. */
const signature =
  /^\w+\((?:(?:u?int\d*|address|bool|bytes\d*|string)(?:\[\d*\])*(?: \w+)?(?:, ?|(?=\))))+\)$/;

/** Wallets and tools send what a reader copies, and a selector of another function calls that one. */
export const rule: Rule = {
  about: 'A selector belongs to one of the functions that its line names with their types.',
  safety: true,
  *document(document) {
    const codes = nodesOf(document, 'inlineCode').map((node) => ({
      ...rangeOf(node),
      value: node.value,
      line: node.position?.start.line,
    }));
    for (const { value, line, start } of codes) {
      if (!/^0x[\da-f]{8}$/i.test(value)) continue;
      const functions = codes.filter((one) => one.line === line && /^\w+\(/.test(one.value));
      // Without types, the name may be that of another function.
      if (functions.length === 0 || !functions.every((one) => signature.test(one.value))) continue;
      const right = functions.map((one) => getSelector(one.value.replace(/\bu?int\b/g, '$&256')));
      if (right.some((selector) => selector === value.toLowerCase())) continue;
      const message = `no function in its line has the selector "${value}"`;
      yield { start, message, fix: `write "${right.join('" or "')}"` };
    }
  },
};
