import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../serve/server';

/** The folders that are compared: ours, and a stock build of the same content which is made when it is first asked for, unless it is left out. */
export interface Folders {
  readonly ours: string;
  readonly stock: (() => Promise<string>) | undefined;
}

/** The pages that are measured: one of each kind, by the routes that a stock build has too. */
export const pages = [
  '/',
  '/getting-started/intro',
  '/resources/faq',
  '/vaults/smart-contracts/BaseStrategy',
  '/vaults/0.3.5/smart-contracts/vault',
  '/vaults/compare',
  '/search',
  '/blog/archive',
] as const;

/** Serves a built site with the shipped server while `use` runs. */
export async function served<Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
