export { resemblanceTo } from './text/resemblance';

/** Longest query that an address can hold: servers refuse much longer ones. Of calldata the beginning is enough. */
export const maxQuery = 2000;

/** What the browser keeps under this name says that "/" doesn't open the search. */
export const noSlash = 'search-no-slash';
