/**
 * `npm run serve`: serves the last build on 127.0.0.1. Options: `--port N` (or `PORT`), `--host HOST`, `--dir DIR`,
 * `--base-url /docs/`.
 *
 * Without a chosen port it takes 3000, or the next free one.
 */
import '../setup/help.cjs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtSite } from '../setup/built';
import { readPort } from '../setup/port';
import { Refusal } from '../setup/refusal';
import { createSiteServer, recoverBuild } from '../../packages/static-server';

const firstPort = 3000;
const triedPorts = 100;

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    dir: { type: 'string', default: 'build' },
    'base-url': { type: 'string', default: process.env.BASE_URL ?? '/' },
  },
});

const { host } = values;
if (!/^\/(?:.*\/)?$/.test(values['base-url'])) {
  throw new Refusal(
    `"${values['base-url']}" is not a base path. Write one that starts and ends with a slash, such as --base-url /docs/.`,
  );
}
const chosen = readPort(values.port ?? process.env.PORT);
recoverBuild(path.resolve(values.dir));

const server = createSiteServer(builtSite(values.dir), values['base-url']);
let port = chosen ?? firstPort;
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw new Refusal(`The server cannot start: ${error.message}.`);
  if (chosen !== undefined) {
    throw new Refusal(
      `Port ${chosen} is taken. Stop what uses it, or choose another: --port ${chosen + 1}.`,
    );
  }
  port += 1;
  if (port >= firstPort + triedPorts) {
    throw new Refusal(`No free port from ${firstPort} to ${port - 1}. Choose one: --port 8080.`);
  }
  server.listen(port, host);
});
server.on('listening', () => {
  const { port: bound } = server.address() as AddressInfo;
  console.log(
    `Serving ${values.dir}/ at http://${host}:${bound}${values['base-url']} (stop with Ctrl+C)`,
  );
});
server.listen(port, host);
