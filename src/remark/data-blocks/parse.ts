/** A literal in a tag's attribute. */
export type Literal =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly raw: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, Literal> };

/** A self-closing tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, Literal>;
  /** Offset after the tag. */
  readonly end: number;
}

/**
 * Reads literals from a text. Only literals are read, never expressions: what a page states must be on the page.
 */
class Reader {
  constructor(
    private readonly text: string,
    public offset: number,
  ) {}

  skipSpace(): void {
    while (/\s/.test(this.text.charAt(this.offset))) this.offset += 1;
  }

  /** Takes what the pattern matches here, with white space before it. */
  take(pattern: RegExp): string | null {
    this.skipSpace();
    const match = new RegExp(pattern.source, 'y');
    match.lastIndex = this.offset;
    const found = match.exec(this.text)?.[0];
    if (found === undefined) return null;
    this.offset += found.length;
    return found;
  }

  expect(pattern: RegExp, what: string): string {
    const found = this.take(pattern);
    if (found === null) {
      const here = this.text.slice(this.offset, this.offset + 20).split('\n')[0] ?? '';
      throw new Error(`expected ${what} at "${here}"`);
    }
    return found;
  }

  private string(): Literal | null {
    const found = this.take(/"[^"\\\n]*"|'[^'\\\n]*'/);
    return found === null ? null : { kind: 'string', value: found.slice(1, -1) };
  }

  private object(): Literal | null {
    if (this.take(/\{/) === null) return null;
    const entries = new Map<string, Literal>();
    while (this.take(/\}/) === null) {
      const name = this.expect(/[A-Za-z_$][\w$]*/, 'a name');
      this.expect(/:/, `":" after ${name}`);
      if (entries.has(name)) throw new Error(`"${name}" appears twice`);
      entries.set(name, this.value());
      if (this.take(/,/) === null) {
        this.expect(/\}/, '"," or "}"');
        break;
      }
    }
    return { kind: 'object', entries };
  }

  value(): Literal {
    const nested = this.string() ?? this.object();
    if (nested !== null) return nested;
    const word = this.take(/true\b|false\b/);
    if (word !== null) return { kind: 'boolean', value: word === 'true' };
    const raw = this.expect(
      /-?(?:\d[\d_]*)(?:\.\d[\d_]*)?(?:e[+-]?\d+)?(?![\w.])/,
      'a plain value',
    );
    return { kind: 'number', value: Number(raw.replaceAll('_', '')), raw };
  }

  attribute(): Literal {
    const text = this.string();
    if (text !== null) return text;
    this.expect(/\{/, 'a quoted text or {value}');
    const value = this.value();
    this.expect(/\}/, '"}"');
    return value;
  }
}

/**
 * Reads a self-closing tag.
 *
 * @param text text that holds the tag
 * @param start offset of its `<`
 * @throws if the tag is not self-closing or an attribute is not a literal
 */
export function parseTag(text: string, start: number): Tag {
  const reader = new Reader(text, start);
  const name = reader.expect(/<[A-Za-z]\w*/, 'a tag').slice(1);
  const attributes = new Map<string, Literal>();
  while (reader.take(/\/>/) === null) {
    const attribute = reader.expect(/[A-Za-z]\w*/, `an attribute or "/>" in <${name}>`);
    if (attributes.has(attribute)) throw new Error(`<${name}> has "${attribute}" twice`);
    if (reader.take(/=/) === null) attributes.set(attribute, { kind: 'boolean', value: true });
    else attributes.set(attribute, reader.attribute());
  }
  return { name, attributes, end: reader.offset };
}

/** Replaces code fences, code spans and HTML comments by spaces, so that offsets and lines stay as they are. */
export function maskCode(markdown: string): string {
  const blank = (found: string): string => found.replace(/[^\n]/g, ' ');
  return markdown
    .replace(
      /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm,
      blank,
    )
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, blank);
}
