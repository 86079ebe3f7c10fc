/** How long a page may wait for a file that it can't be shown without, in milliseconds. */
export const loadTimeout = 60_000;
