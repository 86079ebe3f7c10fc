import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** An nginx that serves a build with the configuration that the project ships. */
export interface Nginx {
  readonly origin: string;
  /** Process that answers: nginx works with one here. */
  readonly pid: number;
  /** What it wrote to its log so far. */
  log(): string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Path of nginx on this machine. Installs it, or ends the process and says what to install, where there is none. */
export function nginxProgram(): string {
  // Shared with commands that run before TypeScript can.
  const { server } = require('./servers.cjs') as {
    server(name: string): string;
  };
  return server('nginx');
}

/** The shipped configuration with the paths of a test, as one process that leaves nothing behind. */
function configuration(folder: string, port: number, home: string): string {
  const text = readFileSync(
    path.resolve(__dirname, '../../packages/hosting/nginx/nginx.conf'),
    'utf8',
  )
    .replace('worker_processes auto;', 'worker_processes 1;')
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replaceAll('/srv/site/build', folder)
    .replaceAll('/srv/site', path.dirname(folder))
    .replace(
      'http {',
      [
        'http {',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `    ${name}_temp_path ${home}/${name};`,
        ),
      ].join('\n'),
    );
  return [
    'daemon off;',
    'master_process off;',
    `pid ${home}/nginx.pid;`,
    `error_log ${home}/error.log warn;`,
    text,
  ].join('\n');
}

/**
 * Starts nginx on 127.0.0.1.
 *
 * @param folder absolute path of a built site
 * @param wanted port; a free one without it
 * @throws Error with nginx's own message when the configuration is not accepted
 */
export async function startNginx(program: string, folder: string, wanted?: number): Promise<Nginx> {
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = wanted ?? (await freePort());
  const config = path.join(home, 'nginx.conf');
  writeFileSync(config, configuration(folder, port, home));
  const log = (): string => {
    try {
      return readFileSync(path.join(home, 'error.log'), 'utf8');
    } catch {
      return '';
    }
  };
  const child = spawn(program, ['-p', home, '-c', config, '-e', path.join(home, 'error.log')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(`${origin}/robots.txt`);
      break;
    } catch {
      if (child.exitCode !== null || attempt >= 100) {
        child.kill();
        const message = log();
        rmSync(home, { recursive: true, force: true });
        throw new Error(`nginx does not start: ${message}`);
      }
      await wait(50);
    }
  }
  return {
    origin,
    pid: child.pid ?? 0,
    log,
    async stop() {
      child.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
