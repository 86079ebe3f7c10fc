import { keccak_256 } from '@noble/hashes/sha3.js';

const encoder = new TextEncoder();

/**
 * Spells an address with its EIP-55 checksum: a letter is upper case where the matching hex digit of the keccak-256
 * hash of the lower-case address is 8 or more.
 *
 * @param address 20 bytes in hex with the prefix `0x`, in any case
 * @returns the same address with the checksum's capitals
 * @throws if the text is not an address
 */
export function checksum(address: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new Error(`not an address: ${address}`);
  const digits = address.slice(2).toLowerCase();
  const hash = keccak_256(encoder.encode(digits));
  let spelled = '0x';
  for (let i = 0; i < digits.length; i += 1) {
    const byte = hash[i >> 1] ?? 0;
    const nibble = i % 2 === 0 ? byte >> 4 : byte & 15;
    const digit = digits.charAt(i);
    spelled += nibble >= 8 ? digit.toUpperCase() : digit;
  }
  return spelled;
}
