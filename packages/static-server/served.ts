import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from './server';

/**
 * Starts a server on a port of this machine: a free one without `port`.
 *
 * @throws if the port is taken
 */
export async function listen(
  server: Server,
  port = 0,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Serves a built site with the shipped server, on a free port of this machine, while `visit` runs. */
export async function served<Result>(
  folder: string,
  visit: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { origin, stop } = await listen(createSiteServer(folder));
  try {
    return await visit(origin);
  } finally {
    await stop();
  }
}
