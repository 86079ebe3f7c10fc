/** What a visit of a page carries over the network: counted in the same way by the tests of budgets and by the benchmark. */
import type { Page } from '@playwright/test';

/** Kinds of files; `ahead` is what is fetched for pages that may come next. */
export const kinds = ['html', 'css', 'js', 'other', 'ahead'] as const;
export type Kind = (typeof kinds)[number];

export interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  bytes: number;
}

/** The kind of an answer. What is fetched ahead has a priority that nothing else has. */
function kindOf(mimeType: string, priority: string): Kind {
  if (priority === 'VeryLow') return 'ahead';
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType.includes('css')) return 'css';
  return mimeType.includes('html') ? 'html' : 'other';
}

/** Milliseconds without a request after which the network is quiet. */
const quiet = 500;

/** Visits a route with an empty cache and returns what the network carried, headers included. */
export async function transfersOf(page: Page, route: string): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities = new Map<string, string>();
  const transfers = new Map<string, Transfer>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    priorities.set(requestId, request.initialPriority);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kindOf(response.mimeType, priorities.get(requestId) ?? '');
    transfers.set(requestId, { url: response.url, kind, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await page.goto(route);
  // Scripts come when the page is painted: on a busy machine, the network was quiet before.
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  while (Date.now() - last < quiet) await page.waitForTimeout(quiet / 5);
  return [...transfers.values()].filter(({ url }) => url.startsWith('http'));
}

/** The transfers of one kind; `all` leaves out what is fetched ahead. */
export function ofKind(transfers: readonly Transfer[], kind: Kind | 'all'): Transfer[] {
  return transfers.filter((one) => (kind === 'all' ? one.kind !== 'ahead' : one.kind === kind));
}

/** What transfers weigh together. */
export function weight(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}
