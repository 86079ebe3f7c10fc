/**
 * A number without the separators between its thousands: `1,250,000.5` as `1250000.5`. A comma or a space anywhere else
 * stays, because `1,5` means one and a half to many people, and never 15.
 */
export const ungrouped = (text: string): string =>
  /^[+-]?[1-9]\d{0,2}([\s,_'’])\d{3}(?:\1\d{3})*(?:\.\d*)?$/.test(text)
    ? text.replace(/[\s,_'’]/g, '')
    : text;

/**
 * What someone typed or pasted, without the characters that no one sees, which come along from chats and documents, and
 * with the minus sign of keyboards.
 */
export const typed = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace('\u2212', '-')
    .trim();

/** An account without its chain, which wallets write in front of it: `eth:0x…`, `arb1:0x…`, `eip155:1:0x…`. */
export const withoutChain = (text: string): string => text.replace(/^(?:[a-z\d-]+:)+(?=0x)/i, '');
