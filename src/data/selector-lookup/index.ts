/** Route of the page that looks up selectors and topics. */
export const selectorLookup = '/vaults/selectors';
