/** Reads and writes what contracts take, log, and return, by a dictionary of their members. */
export { decode } from './decode';
export { bareSignature, canonicalType, signatureOf } from './signature';
export type * from './types';
