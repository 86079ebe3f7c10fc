import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { FrontMatter, FrontMatterEntry } from './types';

/**
 * Reads the front matter of a document.
 *
 * @returns nothing if the text does not start with a line of three dashes that a second one closes
 */
export function parseFrontMatter(text: string): FrontMatter | undefined {
  const found = /^(---[ \t]*\n)([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text);
  if (found === null || found.index !== 0) return undefined;
  const [all, opening = '', content = ''] = found;
  const start = opening.length;
  const document = parseDocument(content, { prettyErrors: false });
  const { contents } = document;
  const errors = document.errors.map(({ pos, message }) => ({ offset: start + pos[0], message }));
  const entries: FrontMatterEntry[] = [];
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key) || !key.range) continue;
    const range = (isNode(value) && value.range) || key.range;
    const entry = {
      key: String(key.value),
      keyRange: { start: start + key.range[0], end: start + key.range[1] },
      valueRange: { start: start + range[0], end: start + range[1] },
    };
    try {
      entries.push({ ...entry, value: isNode(value) ? value.toJS(document) : value });
    } catch (error) {
      // A star in front of a value names another one, which need not exist.
      const { message } = error as Error;
      errors.push({ offset: entry.valueRange.start, message });
      entries.push({ ...entry, value: undefined });
    }
  }
  // A quote that isn't closed is missed at the end of the text, and is at the start of its value.
  const atQuote = ({ offset, message }: (typeof errors)[number]): (typeof errors)[number] => {
    const value = entries.map(({ valueRange }) => valueRange).find(({ end }) => offset <= end);
    return { offset: value && /^Missing closing/.test(message) ? value.start : offset, message };
  };
  return { start: 0, end: all.length, entries, errors: errors.map(atQuote) };
}
