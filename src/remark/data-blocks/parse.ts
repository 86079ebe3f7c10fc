import type { Tag } from '../../../packages/docs-lint/markdown';
import type { StatedNumber } from '../../formulas/check';

/** What an attribute of a tag states: a text, a number, or numbers by name. */
export type Literal = string | StatedNumber | Map<string, StatedNumber>;

/** Values by their names, each of which appears once. */
function unique<T>(pairs: readonly (readonly [string, T])[]): Map<string, T> {
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`"${twice}" appears twice`);
  return new Map(pairs);
}

/** Reads a number. Expressions are refused: what a page states must be on the page. */
function numberOf(raw: string): StatedNumber {
  const value = Number(raw.replaceAll('_', ''));
  if (raw === '' || Number.isNaN(value)) throw new Error(`expected a plain value at "${raw}"`);
  return { value, raw };
}

function literalOf(raw: string): Literal {
  if (/^["']/.test(raw)) return raw.slice(1, -1);
  const value = /^\{\s*(.*?)\s*\}$/s.exec(raw)?.[1];
  if (value === undefined) throw new Error(`expected a value in quotes or braces at "${raw}"`);
  if (!value.startsWith('{')) return numberOf(value);
  const parts = value
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim());
  const pairs = parts.filter(Boolean).map((part): [string, StatedNumber] => {
    const [, name, number] = /^(\w+):\s*(.*)$/s.exec(part) ?? [];
    if (name === undefined || number === undefined)
      throw new Error(`expected a name and a value at "${part}"`);
    return [name, numberOf(number)];
  });
  return unique(pairs);
}

/**
 * The attributes of a self-closing tag.
 *
 * @throws if the tag is not self-closing, or an attribute is not a literal
 */
export function literalsOf({ name, kind, attributes }: Tag): ReadonlyMap<string, Literal> {
  if (kind !== 'void') throw new Error(`expected an attribute or "/>" in <${name}>`);
  return unique(attributes.map((attribute) => [attribute.name, literalOf(attribute.raw ?? '')]));
}
