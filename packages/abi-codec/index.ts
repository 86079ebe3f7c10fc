/** Reads and writes what contracts take, log, and return, by a dictionary of their members. */
export { canonicalType, decode, signatureOf } from './decode';
export { readInput, type Piece } from './read-input';
export type * from './types';
