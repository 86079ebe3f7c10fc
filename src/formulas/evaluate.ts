import type { Formula, Input } from './types';

/**
 * What is wrong with a value for an input, as a sentence for readers.
 *
 * @param scale how many of the units that the reader enters make one of the formula's
 * @returns `null` if the value fits
 */
export function problemWith(
  { integer = false, min = -Infinity, max = Infinity }: Input,
  value: number,
  scale = 1,
): string | null {
  const bound = (limit: number): string => (limit * scale).toLocaleString('en-US');
  if (!Number.isFinite(value)) return 'Enter a number.';
  if (integer && !Number.isInteger(value)) return 'Enter a whole number.';
  // Bounds such as 1e-18 only keep zero out.
  if (value < min && min > 0 && min < 1e-6) return 'Enter a number above 0.';
  if (value < min) return `Enter ${bound(min)} or more.`;
  if (value > max) return `Enter ${bound(max)} or less.`;
  return null;
}

/**
 * Computes a formula from given values, with defaults for those that are left out.
 *
 * @returns the values used, in the order of the formula's inputs, and the outputs
 * @throws if a value is unknown, missing or out of bounds; the message names the formula and the input
 */
export function evaluate<In extends string, Out extends string>(
  formula: Formula<In, Out>,
  given: Readonly<Record<string, number>>,
): { readonly used: Record<In, number>; readonly outputs: Readonly<Record<Out, number>> } {
  const names = Object.keys(formula.inputs) as In[];
  for (const name of Object.keys(given)) {
    if (!names.some((known) => known === name)) {
      throw new Error(`${formula.name} has no input "${name}"; it has: ${names.join(', ')}`);
    }
  }
  const used = {} as Record<In, number>;
  for (const name of names) {
    const input = formula.inputs[name];
    const value = given[name] ?? input.default;
    if (value === undefined)
      throw new Error(`${formula.name} needs "${name}" (${input.label}, ${input.unit})`);
    const problem = problemWith(input, value);
    if (problem !== null) throw new Error(`${formula.name}, "${name}" is ${value}: ${problem}`);
    used[name] = value;
  }
  return { used, outputs: formula.compute(used) };
}
