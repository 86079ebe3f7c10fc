/** Longest query that an address can hold: servers refuse much longer ones. Of calldata the beginning is enough. */
export const maxQuery = 2000;
