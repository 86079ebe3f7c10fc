/** How long a page waits for a file before it goes on without it or offers Retry, in milliseconds. */
export const loadTimeout = 60_000;
