import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../setup/chromium';
import { served } from '../../packages/static-server';

/** How many pages are drawn at most. Pictures of hundreds of pages would help no one. */
export const mostPictures = 20;

async function draw(page: Page, address: string): Promise<Buffer | undefined> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) return undefined;
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/**
 * Takes screenshots of pages of two builds and keeps the ones that differ, as `<route>.before.png` and `.after.png`.
 *
 * @param folder of the pictures; those of an earlier run are deleted
 * @returns routes whose pictures differ
 */
export async function pictures(
  before: string,
  after: string,
  routes: readonly string[],
  folder: string,
): Promise<string[]> {
  const different: string[] = [];
  rmSync(folder, { recursive: true, force: true });
  const browser = await chromium.launch(launchOptions());
  const compare = async (one: string, other: string): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    for (const route of routes.slice(0, mostPictures)) {
      const old = await draw(page, one + route);
      const now = await draw(page, other + route);
      if (!now || old?.equals(now)) continue;
      different.push(route);
      const name = route.slice(1).replaceAll('/', '_') || 'home';
      mkdirSync(folder, { recursive: true });
      if (old) writeFileSync(path.join(folder, `${name}.before.png`), old);
      writeFileSync(path.join(folder, `${name}.after.png`), now);
    }
  };
  try {
    await served(before, (one) => served(after, (other) => compare(one, other)));
  } finally {
    await browser.close();
  }
  return different;
}
