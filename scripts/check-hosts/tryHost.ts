/** Everything that is tried on one host. */
import type { Browser } from '@playwright/test';
import { checkAnswers } from './answers';
import type { Builds } from './builds';
import { freePort } from '../setup/launch';
import type { Host } from './host';
import type { Row } from './table';
import { deployBetweenClicks, readOffline, walk } from './visit';

/**
 * Tries a host.
 *
 * @param extent how much is tried: 1 for the addresses of all pages, n for those of each nth; and how many documents are
 *   read of each section
 * @throws Error if it does not start
 */
export async function tryHost(
  browser: Browser,
  host: Host,
  builds: Builds,
  { every, perSection } = { every: 1, perSection: 4 },
): Promise<Row> {
  const { baseUrl = '/' } = host;
  const { site: folder, folders } = builds.for(host);
  const site = { folder, baseUrl };
  const port = await freePort();
  const running = await host.start(folders[0], port);
  try {
    const answers = await checkAnswers(running.origin, site, host, every);
    const visit = await walk(browser, running.origin, site, perSection);
    const offline = await readOffline(browser, running, site);
    const deployment = await deployBetweenClicks(browser, host, site, folders, port);
    return { host, answers, visit, offline, deployment };
  } finally {
    await running.stop();
  }
}
