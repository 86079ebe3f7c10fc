/**
 * JSON with one member per line. A changed function is one changed line, and a file is readable at a third of the
 * size of fully indented JSON.
 *
 * @param depth levels that have lines of their own, unless they're short
 */
export const toJson = (value: unknown, depth: number): string => `${lines(value, depth, '')}\n`;

function lines(value: unknown, depth: number, indent: string): string {
  const flat = JSON.stringify(value);
  const isShort = flat.length + indent.length <= 110;
  if (depth === 0 || value === null || typeof value !== 'object' || isShort) return flat;
  const inner = `${indent} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => {
      const text = lines(part, depth - 1, inner);
      return inner + (Array.isArray(value) ? text : `${JSON.stringify(key)}: ${text}`);
    });
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
