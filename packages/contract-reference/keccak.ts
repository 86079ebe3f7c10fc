import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Keccak-256 of a text, as `0x` and 64 hex digits. */
export const keccak = (text: string): string => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`;

/** The four bytes that select a function of that canonical signature. */
export const selectorOf = (signature: string): string => keccak(signature).slice(0, 10);
