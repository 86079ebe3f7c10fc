import { Parser, tokTypes as js, type Token } from 'acorn';
import jsx from 'acorn-jsx';
import parseEntities from 'parse-entities';
import type { Attribute, Range, Tag } from './types';

const Jsx = Parser.extend(jsx());
const { tokTypes: xml } = jsx as unknown as {
  readonly tokTypes: Readonly<Record<'jsxName' | 'jsxText' | 'jsxTagEnd', Token['type']>>;
};

/**
 * A name may have several parts, with a colon or a dot between them. Two attributes may follow one another without a
 * space.
 */
const nameParts = new Set([xml.jsxName, js.dot, js.colon]);

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

type Part = Pick<Token, 'type' | 'start' | 'end'>;

/** The tokens of JSX that may close what it didn't open; braces with what they hold are one. */
function* tokensOf(code: string, offset: number): Generator<Part> {
  const opened = '<>'.repeat(code.split('</').length);
  let [depth, brace, last] = [0, 0, 0];
  try {
    // The last mark ends the text before it.
    for (const token of Jsx.tokenizer(`${opened}${code}<`, { ecmaVersion: 'latest' })) {
      const { type } = token;
      last = token.start - opened.length;
      if (last >= code.length && depth === 0) return;
      if (depth === 0) brace = last;
      if (type === js.braceL || type === js.dollarBraceL) depth += 1;
      else if (type === js.braceR) depth -= 1;
      const start = type === js.braceR ? brace : last;
      if (last >= 0 && depth === 0)
        yield { type, start: offset + start, end: offset + token.end - opened.length };
    }
  } catch {
    // The compiler says what is wrong, and may read on.
  }
  const next = code.indexOf('<', (depth > 0 ? brace : last) + 1);
  if (next > 0) yield* tokensOf(code.slice(next), offset + next);
}

/** What raw JSX consists of: tags, and between them texts and values in braces. */
export interface Pieces {
  readonly tags: Tag[];
  readonly texts: Range[];
  readonly values: Range[];
}

/**
 * Reads raw JSX, whose tags need not be balanced.
 *
 * @param range where it is in the text
 * @param inline whether that's in a paragraph or the like
 */
export function readJsx(text: string, range: Range, inline: boolean): Pieces {
  const pieces: Pieces = { tags: [], texts: [], values: [] };
  let tag: Mutable<Tag> | undefined;
  let attributes: Mutable<Attribute>[] = [];
  let last: Part | undefined;
  for (const token of tokensOf(text.slice(range.start, range.end), range.start)) {
    const { type, ...part } = token;
    const word = text.slice(part.start, part.end);
    const attribute = attributes.at(-1);
    if (word.startsWith('<')) {
      attributes = [];
      tag = { ...part, name: '', kind: 'open', attributes, inline };
    } else if (type === xml.jsxText) pieces.texts.push(part);
    else if (!tag) pieces.values.push(part);
    else if (type === xml.jsxTagEnd) {
      // A comment isn't one.
      if (!tag.name.startsWith('!')) pieces.tags.push({ ...tag, end: part.end });
      tag = undefined;
    } else if (type === js.slash) tag.kind = tag.name === '' ? 'close' : 'void';
    else if (attribute && last?.type === js.eq) {
      Object.assign(attribute, { end: part.end, raw: word, valueRange: part });
    } else if (
      tag.name === '' ||
      (last?.end === token.start && [type, last.type].every((one) => nameParts.has(one)))
    ) {
      (attribute ?? tag).name += word;
    } else if (type !== js.eq) {
      attributes.push({ ...part, name: word, raw: undefined, valueRange: part });
    }
    last = token;
  }
  return pieces;
}

/** The text of a value that is a string in quotes, or one in braces. */
export function stringOf(raw: string): string | undefined {
  if (!raw.startsWith('{')) return parseEntities(raw.slice(1, -1));
  try {
    const value = Parser.parseExpressionAt(raw, 1, { ecmaVersion: 'latest' });
    if (value.type === 'TemplateLiteral' && value.quasis.length === 1)
      return value.quasis[0]?.value.cooked ?? undefined;
    return value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
  } catch {
    return undefined;
  }
}

/** The text of an attribute whose value is a string. If it's there twice, the last one counts. */
export function attributeText({ attributes }: Tag, name: string): string | undefined {
  const { raw } = attributes.filter((attribute) => attribute.name === name).at(-1) ?? {};
  return raw && stringOf(raw);
}
