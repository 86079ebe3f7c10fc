import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { FrontMatter, FrontMatterEntry } from './types';

/** Lines that Git leaves where it can't join two changes. */
export const conflict = {
  marks: /^<{7} .*(?:[^]*?^>{7}.*)?|^>{7} .*/gm,
  message: 'a Git conflict is left',
  fix: 'keep one of the two texts, and remove the lines of "<<<<<<<", "=======", and ">>>>>>>"',
};

/** How to fix what the YAML parser has found and says. */
const form =
  'put the value in double quotes if it holds a colon, a hash, or a quote, write each key once, as "key: value", and indent lists alike, with spaces';

function explained(
  { offset, message }: { readonly offset: number; readonly message: string },
  entries: readonly FrontMatterEntry[],
): FrontMatter['errors'][number] {
  // The parser notices a missing quote or bracket only after the value, but the mistake is at the start of the value.
  const value = entries.map(({ valueRange }) => valueRange).find(({ end }) => offset <= end);
  const said = message.replace(/(?: at line \d+.*|\n.*)$/s, '');
  return {
    offset: value && /^(?:Missing closing|Flow)/.test(message) ? value.start : offset,
    message: `the front matter is not valid YAML: ${said}`,
    fix: message === conflict.message ? conflict.fix : form,
  };
}

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
  const at = content.search(conflict.marks);
  if (at >= 0) errors.splice(0, Infinity, { offset: start + at, message: conflict.message });
  else if (contents && !isMap(contents)) errors.push({ offset: start, message: 'it has no keys' });
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
      // A star before a value refers to another value, which may not exist.
      const { message } = error as Error;
      errors.push({ offset: entry.valueRange.start, message });
      entries.push({ ...entry, value: undefined });
    }
  }
  return {
    start: 0,
    end: all.length,
    entries,
    errors: errors.map((one) => explained(one, entries)),
  };
}
