import { typed, ungrouped } from '../../../packages/abi-codec/digits';
import { problemWith } from '../../formulas/evaluate';
import type { Input } from '../../formulas/types';

/** A field of a calculator. Values are entered, shown in the address bar and checked in the field's own unit. */
export interface Field {
  /** Name in the address bar, kebab case. */
  readonly name: string;
  readonly label: string;
  /** Unit behind the label. */
  readonly unit: string;
  /** Value that the calculator opens with, as entered. */
  readonly initial: number;
  /** The formula's input, for its bounds. */
  readonly input: Input;
  /**
   * How many of the field's units make one of the formula's: 100 if the field takes percent and the formula takes a
   * ratio.
   */
  readonly scale?: number;
}

/** Entered texts by field name. */
export type Entered = Readonly<Record<string, string>>;

/** Numbers for the formula by field name. */
export type Values = Readonly<Record<string, number>>;

/** What a text in a field means. */
export type Reading =
  | { readonly value: number; readonly problem: null }
  | { readonly value: null; readonly problem: string };

/** Larger numbers mean nothing in any field, and would end in results such as infinity. */
const largest = 1e18;

/**
 * Reads what someone entered, with or without separators between thousands, and with or without the field's own unit.
 *
 * @returns the number for the formula, or a sentence that says what to enter instead
 */
export function readField(field: Field, text: string): Reading {
  const { input, scale = 1, unit } = field;
  const entered = typed(text);
  const [word = ''] = unit.replace(/s\b/, 's?').split(/,? /);
  const own = new RegExp(`${word}$${word === 'USD' ? '|^\\$' : ''}`, 'gi');
  const plain = ungrouped(entered.replace(own, '').trim());
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) {
    return { value: null, problem: 'Enter a number, such as 1,000 or 2.5.' };
  }
  // Without the sign of -0.
  const value = Number(plain) / scale + 0;
  if (Math.abs(value) > largest) return { value: null, problem: 'Enter a smaller number.' };
  const problem = problemWith(input, value, scale);
  return problem === null ? { value, problem } : { value: null, problem };
}

/** Longer texts aren't numbers. They'd stretch the page, and a server refuses an address that is too long. */
const longest = 40;

/** Entries from the query of an address; fields that it does not name keep what they open with. */
export function entriesFromQuery(fields: readonly Field[], query: string): Entered {
  const found = new URLSearchParams(query);
  return Object.fromEntries(
    fields.map(({ name, initial }) => [
      name,
      found.get(name)?.slice(0, longest) ?? initial.toLocaleString('en-US'),
    ]),
  );
}

/** The query that leads back to these entries. Other parameters of the address stay. */
export function queryOf(fields: readonly Field[], entered: Entered, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const { name } of fields) {
    parameters.set(name, ungrouped(entered[name] ?? '').slice(0, longest));
  }
  return `?${parameters.toString()}`;
}
