import type { Member, Parameter } from './types';

/** A type as signatures write it: a struct by its fields, `(uint256,address)[]`. */
export const canonicalType = ({ type, components }: Parameter): string =>
  components === undefined
    ? type
    : `(${components.map(canonicalType).join(',')})${type.slice('tuple'.length)}`;

/** `withdraw(uint256)`. */
export const signatureOf = ({ name, inputs }: Member): string =>
  `${name}(${inputs.map(canonicalType).join(',')})`;

/** A signature as people write it, `withdraw(uint256 maxShares, address recipient)`, without names and spaces. */
export const bareSignature = (text: string): string =>
  text
    .replace(/^(?:function|event)\s+/, '')
    .replace(/([(,])\s*([\w[\]]+)[\w\s[\]]*/g, '$1$2')
    .replace(/(\)(?:\[\d*\])*)[\w\s]+/g, '$1')
    .replace(/\s+/g, '')
    .replace(/\b(u?int)\b/g, '$1256');
