import { isMap, isScalar, parseDocument } from 'yaml';
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
  const values = isMap(contents) ? (contents.toJS(document) as Record<string, unknown>) : {};
  const entries: FrontMatterEntry[] = [];
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key) || !key.range) continue;
    const range = (value as { range?: [number, number, number] } | null)?.range ?? key.range;
    entries.push({
      key: String(key.value),
      value: values[String(key.value)],
      keyRange: { start: start + key.range[0], end: start + key.range[1] },
      valueRange: { start: start + range[0], end: start + range[1] },
    });
  }
  return {
    start: 0,
    end: all.length,
    entries,
    errors: document.errors.map(({ pos, message }) => ({ offset: start + pos[0], message })),
  };
}
