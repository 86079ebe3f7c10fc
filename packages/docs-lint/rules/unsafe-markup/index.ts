import { Parser, type AnyNode } from 'acorn';
import parseEntities from 'parse-entities';
import {
  attributeText,
  elementOf,
  isIn,
  matchesIn,
  nodesOf,
  piecesOf,
  rangeOf,
  stringOf,
  type Tag,
} from '../../document';
import type { Finding, Rule } from '../../rule';

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

/** Attributes that may run or load code in any element. */
const activeNames =
  'dangerouslySetInnerHTML|innerHTML|outerHTML|srcdoc|formaction|xlink:href|http-equiv|httpEquiv|ping';
const active = new RegExp(`^(?:${activeNames})$`, 'i');

/** What may lay an element over the page, or hides that it does. */
const covering = /[\\;]|\/[*/]|(?<![a-z-])position['"`]?\s*:(?!\s*['"`](?:relative|static)['"`])/i;

/** Whether a value is written out: nothing in it runs, now or when a reader clicks. */
function isPlain(node: AnyNode): boolean {
  switch (node.type) {
    case 'Literal':
      return !schemes.test(decoded(String(node.value)));
    case 'TemplateLiteral':
      return (
        node.expressions.length === 0 && !schemes.test(decoded(node.quasis[0]?.value.cooked ?? ''))
      );
    case 'UnaryExpression':
      return isPlain(node.argument);
    case 'ArrayExpression':
      return node.elements.every((item) => item !== null && isPlain(item));
    case 'ObjectExpression':
      return node.properties.every(
        (item) => item.type === 'Property' && !item.computed && isPlain(item.value),
      );
    case 'MemberExpression':
      // What a part gets from its document.
      return !node.computed && node.object.type === 'Identifier' && node.object.name === 'props';
    default:
      return false;
  }
}

/** Whether the braces around a value hold code. */
export function holdsCode(raw: string): boolean {
  try {
    return (
      !asset.test(raw) && !isPlain(Parser.parseExpressionAt(raw, 1, { ecmaVersion: 'latest' }))
    );
  } catch {
    return true;
  }
}

/** Elements and attributes of markup that the tree of tags doesn't have, because a fence holds it. */
const activeMarkup = new RegExp(
  String.raw`<\s*(?:${[...elements].join('|')})\b|[\s"'}](?:on[a-z]+|${activeNames})\s*=|javascript\s*:`,
  'i',
);

/** What a tag of the head has pages load or recommend; nothing if it only names an author or a license. */
function headTarget(tag: Tag): string | undefined {
  if (tag.name === 'meta') return attributeText(tag, 'content');
  const isAbout = /^(?:author|help|license|me)$/i.test(attributeText(tag, 'rel') ?? '');
  return tag.name === 'link' && !isAbout ? attributeText(tag, 'href') : undefined;
}

/** Whether a target is on another site, or is a file itself. */
function isElsewhere(target: string, own: string): boolean {
  const { protocol, host } = new URL(URL.canParse(target, own) ? target : own, own);
  return /^(?:https?|data):$/.test(protocol) && host !== new URL(own).host;
}

/** Tags that compile away before the tree of tags is read, or hide in what is no valid tag. */
const rawTag = /<\s*\/?\s*(script|iframe|object|embed|base|form)\b/gi;

function* checkAttributes({ attributes }: Tag): Generator<Finding> {
  for (const { name, raw = '', start, end } of attributes) {
    // Other rules look only at an address that is written out.
    const isUnread = /^href$/i.test(name) && stringOf(raw) === undefined && !asset.test(raw);
    if (/^on[a-z]/i.test(name)) yield { start, message: `"${name}" runs code`, fix: 'remove it' };
    else if (active.test(name))
      yield { start, message: `"${name}" may run or load code`, fix: 'remove it' };
    else if (/^style$/i.test(name) && covering.test(raw))
      yield {
        start,
        message: 'the style may lay something over the page',
        fix: 'leave "position" out, and write plain values',
      };
    else if (name.startsWith('{') || (raw.startsWith('{') && (isUnread || holdsCode(raw)))) {
      const hides = { start, end };
      yield { start, message: `"${name}" holds code`, fix: 'give a plain value', hides };
    }
  }
}

/** A pull request may not put code into readers' browsers: the site holds wallets' instructions. */
export const rule: Rule = {
  about: 'A document has no script, frame, or form, no event handler, and no link that runs code.',
  safety: true,
  *document(document, { facts }) {
    const samples = piecesOf(document, 'code', 'inlineCode');
    const texts = piecesOf(document, 'text');
    for (const tag of document.tags) {
      const { name, start, kind } = tag;
      // A name that begins with a capital names a component.
      if (/^[a-z]/.test(name) && elements.has(name.toLowerCase()) && kind !== 'close') {
        yield {
          start,
          hides: elementOf(document.tags, tag),
          message: `<${name}> may run or load code`,
          fix: 'remove it; interactive content is a component in src/components',
        };
      }
      if (isElsewhere(headTarget(tag) ?? '', facts.url)) {
        const message = `<${name}> has the page load or recommend something from another site`;
        yield { start, message, fix: 'write an address of this site, or remove it' };
      }
      // The step that compiles the components of the site's data accepts only plain values.
      if (!facts.components.includes(name)) yield* checkAttributes(tag);
    }
    for (const node of nodesOf(document, 'code')) {
      if (node.lang !== 'mdx-code-block' || !activeMarkup.test(node.value)) continue;
      const hides = rangeOf(node);
      const message = 'the markup in a fence of "mdx-code-block" runs code';
      yield { ...hides, message, fix: 'write it as Markdown, without the fence', hides };
    }
    for (const { kind, target, targetRange } of document.links) {
      if (!schemes.test(decoded(target))) continue;
      const message = `"${target.slice(0, 40)}" runs or holds code`;
      const fix = kind === 'image' ? 'save the picture below static/img' : 'link to a page';
      yield { ...targetRange, message, fix };
    }
    for (const { start: at, text: found } of matchesIn(document, rawTag)) {
      if (isIn(samples, at) || document.tags.some(({ start }) => start === at)) continue;
      // In text, a sign with a space behind it begins no tag.
      if (/\s/.test(found) && isIn(texts, at)) continue;
      yield {
        start: at,
        message: `"${found}" may run or load code`,
        fix: 'remove it, or put it in a code span',
      };
    }
  },
};
