import path from 'node:path';
import { format as prettier, resolveConfig } from 'prettier';
import { stringify } from 'yaml';

/** A value as front matter spells it: in quotes only where YAML needs them. */
export function yamlValue(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd();
}

/** A text as a TypeScript string. */
export function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A file's content in the house's format. */
export async function formatted(root: string, file: string, content: string): Promise<string> {
  const filepath = path.join(root, file);
  return prettier(content, { ...(await resolveConfig(filepath)), filepath });
}

/**
 * Offset of the bracket that closes the one at an offset. Strings and comments are skipped.
 *
 * @throws if it is never closed
 */
export function closing(text: string, open: number): number {
  let depth = 0;
  let quote: string | undefined;
  for (let at = open; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== undefined) {
      if (character === '\\') at += 1;
      else if (character === quote) quote = undefined;
    } else if (text.startsWith('//', at)) at = text.indexOf('\n', at);
    else if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    else if (/['"`]/.test(character)) quote = character;
    else if (/[[{(]/.test(character)) depth += 1;
    else if (/[\]})]/.test(character)) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('a bracket is not closed');
}

/** Puts an item at the end of the list that opens at an offset. */
export function append(text: string, open: number, item: string): string {
  const end = closing(text, open);
  const before = text.slice(0, end).trimEnd();
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ',';
  return `${before}${comma}\n${item},\n${text.slice(end)}`;
}
