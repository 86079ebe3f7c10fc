import { getSelector, getSignatureHash } from 'ox/AbiItem';
import { nodesOf, rangeOf } from '../../../../packages/docs-lint/document';
import type { Rule } from '../../../../packages/docs-lint/rule';

const type = String.raw`(?:u?int\d*|address|bool|bytes\d*|string)(?:\[\d*\])*`;
const types = (one: string): string => String.raw`\((?:${one}(?: \w+)?(?:, ?|(?=\))))+\)`;

/** A function or an event with the types of its parameters, among them structs. */
const signature = new RegExp(
  String.raw`^\w+${types(String.raw`(?:${type}|${types(type)}(?:\[\d*\])*)`)}$`,
);

/** Wallets and tools send what a reader copies, and a selector of another function calls that one. Logs are found by topic. */
export const rule: Rule = {
  about:
    'A selector or a topic belongs to one of the functions or events that its line names with their types.',
  safety: true,
  *document(document) {
    const codes = nodesOf(document, 'inlineCode').map((node) => ({
      ...rangeOf(node),
      value: node.value,
      line: node.position?.start.line,
    }));
    for (const { value, line, start } of codes) {
      if (!/^0x[\da-f]{8}(?:[\da-f]{56})?$/i.test(value)) continue;
      const functions = codes.filter((one) => one.line === line && /^\w+\(/.test(one.value));
      // Without types, the name may be that of another function.
      if (functions.length === 0 || !functions.every((one) => signature.test(one.value))) continue;
      const [what, find] =
        value.length === 10 ? ['selector', getSelector] : ['topic', getSignatureHash];
      const right = functions.map((one) => find(one.value.replace(/\bu?int\b/g, '$&256')));
      if (right.some((hash) => hash === value.toLowerCase())) continue;
      const message = `nothing in its line has the ${what} "${value}"`;
      yield { start, message, fix: `write "${right.join('" or "')}"` };
    }
  },
};
