import type { AddressInfo } from 'node:net';
import { createSiteServer } from './server';

/** Serves a built site with the shipped server, on a free port of this machine, while `visit` runs. */
export async function served<Result>(
  folder: string,
  visit: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
