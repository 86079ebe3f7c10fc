/**
 * Units of inputs and outputs. `ratio` is a plain fraction (0.2 = 20%), `ratio/year` a fraction per year, `bps` a
 * ten-thousandth, as the contracts count.
 */
export type Unit =
  | 'ratio'
  | 'ratio/year'
  | 'bps'
  | 'bps/year'
  | 'multiple'
  | 'seconds'
  | 'days'
  | 'tokens'
  | 'shares'
  | 'tokens/share'
  | 'USD'
  | 'USD/year'
  | 'USD/token'
  | 'CRV/second'
  | 'YFI'
  | 'veYFI'
  | 'CRV'
  | 'veCRV'
  | '1e-18/second'
  | 'count'
  | 'number';

/** What an output is. */
export interface Quantity {
  /** Name for readers, sentence case. */
  readonly label: string;
  readonly unit: Unit;
}

/** What an input is and which values it may take. */
export interface Input extends Quantity {
  /** Value where none is given; without one the input is required. */
  readonly default?: number;
  /** Smallest value that makes sense. */
  readonly min?: number;
  /** Largest value that makes sense. */
  readonly max?: number;
  /** Whether only whole numbers make sense. */
  readonly integer?: boolean;
}

/** A formula with what is needed to render, check and calculate examples of it. */
export interface Formula<In extends string = string, Out extends string = string> {
  /** Name of the folder below `src/formulas`. */
  readonly name: string;
  /** What the formula yields, sentence case. */
  readonly title: string;
  readonly inputs: Readonly<Record<In, Input>>;
  readonly outputs: Readonly<Record<Out, Quantity>>;
  /** Output that an example means when it states a single number. */
  readonly primary: Out;
  /** The calculation itself; assumes values inside the bounds of `inputs`. */
  readonly compute: (given: Readonly<Record<In, number>>) => Readonly<Record<Out, number>>;
}
