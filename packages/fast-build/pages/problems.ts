/** What the compiler reports about its work. */
export interface Stats {
  hasErrors(): boolean;
}

/**
 * Whether the compiler couldn't compile or find something. Then its own message says more. A module whose name is put
 * together while a page is rendered is only missed then, and the compiler knows nothing of it.
 */
export const isReported = (error: unknown, stats: Stats): boolean =>
  /Module build failed|Cannot find module/.test(String(error)) && stats.hasErrors();

/** Says why a page can't be rendered, and what helps. */
export function report(page: string, error: unknown): void {
  console.error(`[ERROR] The page ${page} could not be rendered: ${String(error)}`);
  if (/React error #62;/.test(String(error))) {
    console.error(
      'One of its elements has a string as its style. Remove it, or write an object: style={{ color: "red" }}.',
    );
  }
  if (/(?:window|document|localStorage|navigator|location) is not defined/i.test(String(error))) {
    console.error(
      'Code that needs a browser belongs in useEffect, or in a component that is rendered only there.',
    );
  }
}
