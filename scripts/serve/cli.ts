/**
 * `npm run serve`: serves the last build on 127.0.0.1. Options: `--port N` (or `PORT`), `--host HOST`, `--dir DIR`,
 * `--base-url /docs/` (or `BASE_URL`), which is the one of the build.
 *
 * Without a chosen port it takes 3000, or the next free one.
 */
import '../setup/help.cjs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { builtSite } from '../setup/built';
import { createSiteServer, recoverBuild } from '../../packages/static-server';
import { cannotListen, readOptions } from './options';

const firstPort = 3000;

const { port: chosen, host, folder, baseUrl } = readOptions();
recoverBuild(path.resolve(folder));

const server = createSiteServer(builtSite(folder), baseUrl);
let port = chosen ?? firstPort;
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE' || chosen !== undefined) throw cannotListen(error, chosen);
  port += 1;
  server.listen(port, host);
});
server.on('listening', () => {
  const { port: bound } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  console.log(`Serving ${folder}/ at http://${name}:${bound}${baseUrl} (stop with Ctrl+C)`);
});
server.listen(port, host);
