/**
 * Measures encoded values before they are decoded. Several offsets may point to the same bytes, which are then decoded
 * once for each.
 */
import type { Parameter } from './types';

/** A parameter without its array brackets, or undefined if it isn't an array. */
export function elementOf(parameter: Parameter): Parameter | undefined {
  const end = /\[\d*\]$/.exec(parameter.type);
  return end
    ? { ...parameter, name: '', type: parameter.type.slice(0, -end[0].length) }
    : undefined;
}

/** Whether a value is elsewhere, at an offset. */
const isDynamic = ({ type, components = [] }: Parameter): boolean =>
  /^(?:string|bytes)(?:\[|$)|\[\]/.test(type) || components.some(isDynamic);

/**
 * Counts the words of 32 bytes that values have once they're decoded, without decoding them.
 *
 * @param most the count ends once it's above this
 */
export function extentOf(parameters: readonly Parameter[], bytes: string, most: number): number {
  let words = 0;
  const numberAt = (at: number): number => Number(BigInt(`0x${bytes.slice(at, at + 64) || '0'}`));
  /** Counts values whose offsets begin at `start`, and returns where the next value would be. */
  const countAll = (count: number, parameterAt: (i: number) => Parameter, start: number) => {
    let at = start;
    for (let i = 0; i < count && words <= most; i += 1) {
      const parameter = parameterAt(i);
      if (isDynamic(parameter)) {
        countOne(parameter, start + numberAt(at) * 2);
        at += 64;
      } else at = countOne(parameter, at);
    }
    return at;
  };
  const countOne = (parameter: Parameter, at: number): number => {
    const { type, components } = parameter;
    const element = elementOf(parameter);
    const size = /\[(\d+)\]$/.exec(type)?.[1];
    if (element && size !== undefined) return countAll(Number(size), () => element, at);
    if (!element && components)
      return countAll(components.length, (i) => components[i] as Parameter, at);
    words += 1;
    if (element) return countAll(numberAt(at), () => element, at + 64);
    if (/^(?:string|bytes)$/.test(type)) words += Math.ceil(numberAt(at) / 32);
    return at + 64;
  };
  countAll(parameters.length, (i) => parameters[i] as Parameter, 0);
  return words;
}
