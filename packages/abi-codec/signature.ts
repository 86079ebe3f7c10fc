import type { Member, Parameter } from './types';

/** A type as signatures write it: a struct by its fields, `(uint256,address)[]`. */
export const canonicalType = ({ type, components }: Parameter): string =>
  components === undefined
    ? type
    : `(${components.map(canonicalType).join(',')})${type.slice('tuple'.length)}`;

/** `withdraw(uint256)`. */
export const signatureOf = ({ name, inputs }: Member): string =>
  `${name}(${inputs.map(canonicalType).join(',')})`;
