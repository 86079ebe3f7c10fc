import type { Attribute, Tag } from './types';

/** Offset behind a `{…}` whose opening brace is at `start`, or the end of the text. */
export function behindBraces(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '"' || character === "'" || character === '`') {
      const end = text.indexOf(character, i + 1);
      if (end < 0) return text.length;
      i = end;
    }
    if (depth === 0) return i + 1;
  }
  return text.length;
}

/**
 * Reads a tag of HTML or JSX.
 *
 * @param start offset of its `<`
 * @returns nothing if there is no tag at that place
 */
export function readTag(text: string, start: number): Tag | undefined {
  const open = /<(\/?)([A-Za-z][\w.-]*)?/y;
  open.lastIndex = start;
  const [found = '', slash = '', name = ''] = open.exec(text) ?? [];
  if (found === '' || name === '') return undefined;
  const attributes: Attribute[] = [];
  let i = start + found.length;
  for (;;) {
    const rest = /\s*(?:(\/?>)|([A-Za-z_:][\w:.-]*)(\s*=\s*)?|(\{))/y;
    rest.lastIndex = i;
    const match = rest.exec(text);
    if (match === null) return undefined;
    const [all, close, attribute, equals, spread] = match;
    if (close !== undefined) {
      const kind = slash === '/' ? 'close' : close === '/>' ? 'void' : 'open';
      return { start, end: i + all.length, name, kind, attributes };
    }
    // An attribute needs a space or a line break before it.
    if (!/^\s/.test(all)) return undefined;
    if (spread !== undefined) {
      i = behindBraces(text, i + all.length - 1);
      continue;
    }
    const attributeStart = i + all.search(/\S/);
    const valueStart = i + all.length;
    let end = valueStart;
    if (equals !== undefined) {
      const quote = text.charAt(valueStart);
      if (quote === '"' || quote === "'") {
        const behind = text.indexOf(quote, valueStart + 1);
        if (behind < 0) return undefined;
        end = behind + 1;
      } else if (quote === '{') {
        end = behindBraces(text, valueStart);
      } else {
        end =
          valueStart + (/^[^\s>]*/.exec(text.slice(valueStart, valueStart + 500))?.[0].length ?? 0);
      }
    }
    attributes.push({
      start: attributeStart,
      end,
      name: attribute ?? '',
      raw: equals === undefined ? undefined : text.slice(valueStart, end),
      valueRange: { start: valueStart, end },
    });
    i = end;
  }
}

/** The text of an attribute that is a quoted string, also in braces. */
export function stringValue(attribute: Attribute | undefined): string | undefined {
  return /^\{?\s*(["'`])([\s\S]*)\1\s*\}?$/.exec(attribute?.raw ?? '')?.[2];
}
