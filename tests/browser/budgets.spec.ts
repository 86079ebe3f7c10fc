/** A first visit stays as light as `tests/budgets.ts` says. */
import type { Page } from '@playwright/test';
import { budgets, type Budget } from '../budgets';
import { expect, test } from './support/site';

interface Transfer {
  readonly url: string;
  readonly kind: keyof Budget;
  bytes: number;
}

function kindOf(mimeType: string, priority: string): keyof Budget {
  if (priority === 'VeryLow') return 'ahead';
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType.includes('css')) return 'css';
  return mimeType.includes('html') ? 'html' : 'other';
}

/** Visits a route with an empty cache and tells what the network carried. */
async function transfersOf(page: Page, route: string): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities = new Map<string, string>();
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    priorities.set(requestId, request.initialPriority);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kindOf(response.mimeType, priorities.get(requestId) ?? '');
    transfers.set(requestId, { url: response.url, kind, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  return [...transfers.values()].filter(({ url }) => url.startsWith('http'));
}

for (const [route, budget] of Object.entries(budgets)) {
  test(`${route} keeps its budget of bytes`, async ({ page }) => {
    const transfers = await transfersOf(page, route);
    for (const [kind, limit] of Object.entries(budget) as [keyof Budget, number][]) {
      const own = transfers.filter((one) =>
        kind === 'all' ? one.kind !== 'ahead' : one.kind === kind,
      );
      const size = own.reduce((sum, { bytes }) => sum + bytes, 0);
      const largest = own
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 5)
        .map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`);
      expect(
        size,
        `${route}: ${kind} is ${size} bytes of ${limit}. Largest: ${largest.join(', ')}`,
      ).toBeLessThanOrEqual(limit);
    }
  });
}
