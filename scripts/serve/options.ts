import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { isBaseUrl } from '../../src/config/environment';
import { readPort } from '../setup/port';
import { Refusal } from '../setup/refusal';

interface ServeOptions {
  readonly port: number | undefined;
  readonly host: string;
  readonly folder: string;
  readonly baseUrl: string;
}

/** Why the server can't listen at the address that was asked for. */
export function cannotListen(error: NodeJS.ErrnoException, chosen: number | undefined): Refusal {
  return new Refusal(
    error.code === 'EADDRINUSE' && chosen !== undefined
      ? `Port ${chosen} is taken. Stop what uses it, or choose another: --port ${chosen + 1}.`
      : `The server cannot start: ${error.message}.`,
  );
}

/**
 * Resolves if a server can listen at an address: before a build, so that a port that's taken doesn't cost two minutes.
 *
 * @throws Refusal if it can't
 */
export function tryPort(port: number | undefined, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.on('error', (error) => reject(cannotListen(error, port)));
    trial.listen(port ?? 0, host, () => trial.close(() => resolve()));
  });
}

/**
 * Reads the options of the running command and the variables in their place. `npm start` reads them too, before it builds.
 *
 * @throws Refusal if a value can't be used
 */
export function readOptions(): ServeOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      dir: { type: 'string', default: 'build' },
      'base-url': { type: 'string', default: process.env.BASE_URL || '/' },
    },
  });
  const baseUrl = values['base-url'];
  if (!isBaseUrl(baseUrl)) {
    throw new Refusal(
      `"${baseUrl}" is not a base path. Write one that starts and ends with a slash, such as --base-url /docs/.`,
    );
  }
  const port = readPort(values.port ?? process.env.PORT);
  return { port, host: values.host, folder: values.dir, baseUrl };
}
