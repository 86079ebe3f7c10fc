import { Parser, tokTypes as js, type Token } from 'acorn';
import jsx from 'acorn-jsx';
import type { Attribute, Range, Tag } from './types';

const Jsx = Parser.extend(jsx());
const { tokTypes: xml } = jsx as unknown as {
  readonly tokTypes: Readonly<Record<'jsxText' | 'jsxTagStart' | 'jsxTagEnd', Token['type']>>;
};

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What raw JSX consists of. */
export interface Pieces {
  readonly tags: Tag[];
  readonly texts: Range[];
  /** Braces outside of tags, with what they hold. */
  readonly values: Range[];
}

/** The tokens of JSX that may close what it didn't open. They end where the code can't be read. */
function* tokensOf(code: string, offset: number): Generator<Pick<Token, 'type' | 'start' | 'end'>> {
  const opened = '<>'.repeat(code.split('</').length);
  try {
    // The last mark ends the text before it.
    for (const token of Jsx.tokenizer(`${opened}${code}<`, { ecmaVersion: 'latest' })) {
      const start = token.start - opened.length;
      if (start >= code.length) return;
      const end = token.end - opened.length;
      if (start >= 0) yield { type: token.type, start: start + offset, end: end + offset };
    }
  } catch {
    // The compiler says what is wrong.
  }
}

/**
 * Reads raw JSX, whose tags need not be balanced.
 *
 * @param range where it is in the text
 */
export function readJsx(text: string, range: Range): Pieces {
  const pieces: Pieces = { tags: [], texts: [], values: [] };
  let tag: Mutable<Tag> | undefined;
  let attributes: Mutable<Attribute>[] = [];
  let [depth, braces] = [0, 0];
  let last: { readonly type?: Token['type']; readonly end: number } = { end: 0 };
  const setValue = (start: number, end: number): void => {
    const attribute = attributes.at(-1);
    if (last.type !== js.eq || !attribute) return;
    attribute.raw = text.slice(start, end);
    attribute.valueRange = { start, end };
    attribute.end = end;
  };
  const addName = (start: number, end: number): void => {
    if (!tag || last.type === js.eq) return setValue(start, end);
    const word = text.slice(start, end);
    // A name may have several parts, with a colon or a dot between them.
    const named = tag.name === '' || last.end === start ? (attributes.at(-1) ?? tag) : undefined;
    if (named) named.name += word;
    else
      attributes.push({ start, end, name: word, raw: undefined, valueRange: { start: end, end } });
  };
  for (const token of tokensOf(text.slice(range.start, range.end), range.start)) {
    const { type, start, end } = token;
    if (depth > 0 || type === js.braceL) {
      if (depth === 0) braces = start;
      if (type === js.braceL || type === js.dollarBraceL) depth += 1;
      else if (type === js.braceR) depth -= 1;
      if (depth > 0) continue;
      if (tag) setValue(braces, end);
      else pieces.values.push({ start: braces, end });
    } else if (type === xml.jsxTagStart) {
      attributes = [];
      tag = { start, end, name: '', kind: 'open', attributes };
    } else if (type === xml.jsxText) pieces.texts.push({ start, end });
    else if (tag && type === xml.jsxTagEnd) {
      pieces.tags.push({ ...tag, end });
      tag = undefined;
    } else if (tag && type === js.slash) tag.kind = tag.name === '' ? 'close' : 'void';
    else if (type !== js.eq) addName(start, end);
    last = token;
  }
  return pieces;
}

/** The text of an attribute that is a quoted string, also in braces. */
export function stringValue(attribute: Attribute | undefined): string | undefined {
  return /^\{?\s*(["'`])([\s\S]*)\1\s*\}?$/.exec(attribute?.raw ?? '')?.[2];
}
