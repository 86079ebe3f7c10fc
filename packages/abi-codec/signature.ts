import type { Member, Parameter } from './types';

/** A type as signatures write it: a struct by its fields, `(uint256,address)[]`. */
export const canonicalType = ({ type, components }: Parameter): string =>
  components === undefined
    ? type
    : `(${components.map(canonicalType).join(',')})${type.slice('tuple'.length)}`;

/** `withdraw(uint256)`. */
export const signatureOf = ({ name, inputs }: Member): string =>
  `${name}(${inputs.map(canonicalType).join(',')})`;

/** A text up to the parenthesis that closes its first one. */
function toClosing(text: string): string {
  let depth = 0;
  const end = [...text].findIndex((sign) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    return sign === ')' && depth <= 0;
  });
  return end < 0 ? text : text.slice(0, end + 1);
}

/**
 * A signature as people write it, `function withdraw(uint256 maxShares, address recipient) external returns (uint256)`,
 * without names, spaces, and what comes after its arguments.
 */
export const bareSignature = (text: string): string =>
  toClosing(text)
    .replace(/^(?:function|event)\s+/, '')
    .replace(/([(,])\s*([\w[\]]+)[\w\s[\]]*/g, '$1$2')
    .replace(/(\)(?:\[\d*\])*)[\w\s]+/g, '$1')
    .replace(/\s+/g, '')
    .replace(/\b(u?int)\b/g, '$1256');
