import { evaluate } from './evaluate';
import type { Formula, Input, Quantity } from './types';

/** A number as an author wrote it: the spelling shows how far it's rounded. */
export interface StatedNumber {
  readonly value: number;
  /** Spelling in the document, for example `1_216.693`. */
  readonly raw: string;
}

/** One line of a worked example. */
export interface ExampleLine<Kind extends Quantity = Quantity> {
  readonly name: string;
  readonly quantity: Kind;
  readonly value: number;
}

/** A worked example whose results are right. */
export interface CheckedExample {
  readonly formula: Formula;
  /** Inputs in the formula's order, with `isDefault` for values that the author left out. */
  readonly given: readonly (ExampleLine<Input> & { readonly isDefault: boolean })[];
  /** Outputs in the author's order, with the author's spelling. */
  readonly results: readonly (ExampleLine & { readonly stated: StatedNumber })[];
}

/** Digits after the decimal point of a spelling, `null` if it has an exponent. */
export function decimalsOf(raw: string): number | null {
  if (/e/i.test(raw)) return null;
  return raw.split('.')[1]?.replaceAll('_', '').length ?? 0;
}

/**
 * Whether a stated number stands for a computed one: within a relative 1e-6, or equal after rounding to the decimals
 * written, as long as the rounding changes it by no more than half a percent. The second bound rejects examples that
 * would prove nothing, such as `result={0}` for 0.4.
 */
export function agrees(computed: number, stated: StatedNumber): boolean {
  const difference = Math.abs(computed - stated.value);
  if (difference <= 1e-6 * Math.abs(computed)) return true;
  const decimals = decimalsOf(stated.raw);
  if (decimals === null) return false;
  const half = 0.5 * 10 ** -decimals;
  return difference <= half * (1 + 1e-9) && difference <= 0.005 * Math.abs(computed);
}

/**
 * Recomputes a worked example.
 *
 * @param given inputs by name
 * @param stated the primary output, or outputs by name
 * @throws if an input is unknown, missing or out of bounds, if an output is unknown, or if a stated result is wrong;
 *   the message gives the computed value
 */
export function checkExample(
  formula: Formula,
  given: Readonly<Record<string, number>>,
  stated: StatedNumber | ReadonlyMap<string, StatedNumber>,
): CheckedExample {
  const { used, outputs } = evaluate(formula, given);
  const wanted = 'raw' in stated ? new Map([[formula.primary, stated]]) : stated;
  if (wanted.size === 0) throw new Error(`${formula.name}: the example states no result`);
  const results = [...wanted].map(([name, number]) => {
    const quantity = formula.outputs[name];
    const computed = outputs[name];
    if (quantity === undefined || computed === undefined) {
      const known = Object.keys(formula.outputs).join(', ');
      throw new Error(`${formula.name} has no output "${name}"; it has: ${known}`);
    }
    if (!agrees(computed, number)) {
      throw new Error(`${formula.name}: ${name} is stated as ${number.raw}, computed ${computed}`);
    }
    return { name, quantity, value: number.value, stated: number };
  });
  return {
    formula,
    given: Object.entries(formula.inputs).map(([name, quantity]) => ({
      name,
      quantity,
      value: used[name] ?? 0,
      isDefault: given[name] === undefined,
    })),
    results,
  };
}
