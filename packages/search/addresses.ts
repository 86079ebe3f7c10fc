/**
 * Whether an address without the base URL leads to this site, not to another one: browsers read `\` as `/`, and skip
 * tabs and ends of lines.
 */
export const isOwnAddress = (url: string): boolean => /^\/(?![/\\\s])/.test(url);
