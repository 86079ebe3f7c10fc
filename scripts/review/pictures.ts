import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../setup/chromium';
import { createSiteServer } from '../../packages/static-server';

/** How many pages are drawn at most. Pictures of hundreds of pages would help no one. */
const most = 20;

async function draw(page: Page, address: string): Promise<Buffer | undefined> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) return undefined;
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/**
 * Draws pages of two builds and keeps the pictures of those that differ, as `<route>.before.png` and `.after.png`.
 *
 * @returns routes whose pictures differ
 */
export async function pictures(
  before: string,
  after: string,
  routes: readonly string[],
  folder: string,
): Promise<string[]> {
  const servers = [before, after].map((build) => createSiteServer(build).listen(0, '127.0.0.1'));
  const browser = await chromium.launch(launchOptions());
  const different: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    for (const route of routes.slice(0, most)) {
      const drawn: (Buffer | undefined)[] = [];
      for (const server of servers) {
        const { port } = server.address() as AddressInfo;
        drawn.push(await draw(page, `http://127.0.0.1:${port}${route}`));
      }
      const [old, now] = drawn;
      if (!now || (old && old.equals(now))) continue;
      different.push(route);
      const name = route.slice(1).replaceAll('/', '_') || 'home';
      mkdirSync(folder, { recursive: true });
      if (old) writeFileSync(path.join(folder, `${name}.before.png`), old);
      writeFileSync(path.join(folder, `${name}.after.png`), now);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
  return different;
}
