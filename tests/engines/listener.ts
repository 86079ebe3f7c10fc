/**
 * What runs first in every page of a check: it reports to the server what goes wrong in the page. Not every driver hands
 * out the browser's own console; this is the same in all engines, and outlives the page.
 *
 * Runs in the page, alone: it may use nothing from outside itself.
 */
export function listener(address: string): void {
  const report = (kind: string, text: string): void => {
    if ('__closed' in window) return;
    navigator.sendBeacon(address, `${kind}: ${text}`);
  };
  const words = (value: unknown): string =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report(level, values.map(words).join(' '));
      original(...values);
    };
  }
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // Firefox reports that a prefetch failed if the page must not be stored.
      if (target instanceof HTMLLinkElement && target.rel === 'prefetch') return;
      if (target instanceof Element) {
        report('file', target.getAttribute('src') ?? target.getAttribute('href') ?? target.tagName);
      } else {
        // Not every error event has a message: its target says where to look.
        report('page error', (event as Partial<ErrorEvent>).message ?? `of ${String(target)}`);
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', words(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('violation', `${event.effectiveDirective} ${event.blockedURI}`),
  );
}
