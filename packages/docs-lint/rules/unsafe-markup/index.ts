import parseEntities from 'parse-entities';
import { nodesOf, rangeOf } from '../../document';
import type { Rule } from '../../rule';

const elements = new Set(
  'script style iframe object embed form input button textarea base applet frame frameset template svg math noscript portal audio video'.split(
    ' ',
  ),
);

const schemes = /^\s*(?:javascript|vbscript|data|blob|file):/i;

/** A target as a browser reads it: entities and percent signs decoded, white space and control characters dropped. */
const decoded = (target: string): string =>
  parseEntities(target)
    .replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    .replace(/[\s\p{Cc}]/gu, '');

/** A picture or file of the site, as Docusaurus has components name it. */
const asset =
  /^\{?\s*require\(\s*(['"])[\w@./-]+\.(?:png|jpe?g|gif|webp|pdf|csv|txt|zip)\1\s*\)\.default\s*\}?$/;

/** Tags that compile away before the tree of tags is read, or hide in what is no valid tag. */
const rawTag = /<\s*\/?\s*(script|iframe|object|embed|base|form)\b/gi;

/** A pull request may not put code into readers' browsers: the site holds wallets' instructions. */
export const rule: Rule = {
  name: 'unsafe-markup',
  about: 'A document has no script, frame, or form, no event handler, and no link that runs code.',
  safety: true,
  *document(document) {
    const code = [...nodesOf(document, 'code'), ...nodesOf(document, 'inlineCode')].map(rangeOf);
    const masked = (at: number): boolean => code.some(({ start, end }) => start <= at && at < end);
    const told = new Set<number>();
    for (const { name, start, attributes, kind } of document.tags) {
      if (elements.has(name.toLowerCase())) {
        told.add(start);
        if (kind === 'close') continue;
        yield {
          start,
          message: `<${name}> may run or load code`,
          fix: 'remove it; interactive content is a component in src/components',
        };
      }
      for (const { name: attribute, raw, start: at } of attributes) {
        if (/^on[a-z]/i.test(attribute))
          yield { start: at, message: `"${attribute}" runs code`, fix: 'remove it' };
        if (
          /^(?:dangerouslySetInnerHTML|srcdoc|formaction|xlink:href|http-equiv|httpEquiv)$/i.test(
            attribute,
          )
        ) {
          yield { start: at, message: `"${attribute}" may run or load code`, fix: 'remove it' };
        }
        if (
          raw !== undefined &&
          !asset.test(raw) &&
          /=>|\bfunction\b|\brequire\s*\(|\bimport\s*\(|\bwindow\b|\bdocument\b|\beval\b|\bfetch\s*\(/.test(
            raw,
          )
        ) {
          yield { start: at, message: `"${attribute}" holds code`, fix: 'give a plain value' };
        }
      }
    }
    for (const { target, targetRange } of document.links) {
      if (schemes.test(decoded(target))) {
        yield {
          start: targetRange.start,
          message: `"${target.slice(0, 40)}" runs or holds code`,
          fix: 'link to a page',
        };
      }
    }
    for (const { index, 0: found } of document.text.matchAll(rawTag)) {
      if (masked(index) || told.has(index)) continue;
      yield {
        start: index,
        message: `"${found}" may run or load code`,
        fix: 'remove it, or put it in a code span',
      };
    }
  },
};
