/**
 * The words of a query. A member has to contain all of them. Calldata counts as its selector, and in code, what a member
 * is called on doesn't count.
 */
export function queryTerms(query: string): string[] {
  const lower = query.toLowerCase().replace(/^\s*(0x[0-9a-f]{8})(?:[0-9a-f]{64})+\s*$/, '$1');
  return lower
    .replace(/(?:\b\w+)?\.(?=[a-z_])/g, '')
    .split(/[\s(),;"“”]+/)
    .filter(Boolean);
}

/**
 * Whether a member's text (name, signature, selectors, in lower case) answers a query. Words are
 * found inside names, so that "deposit limit" finds `setDepositLimit`.
 */
export function matches(terms: string[], text: string): boolean {
  return terms.every((term) => text.includes(term));
}
