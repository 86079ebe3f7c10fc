/**
 * `npm run bench:load`: 200 connections for 30 s on the shipped server and on nginx, each a process of its own beside this
 * one. Prints requests per second, times, and memory. Any broken connection or wrong status fails.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtSite } from '../setup/built';
import { freePort, launch } from '../setup/launch';
import { startNginx } from '../setup/nginx';
import { offered } from '../../packages/hosting';
import { load, type Target } from './client';

const connections = 200;
const seconds = 30;

/** Memory of a process, in megabytes. */
function memory(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout.trim()) / 1024);
}

async function startShipped(folder: string): ReturnType<typeof launch> {
  const port = await freePort();
  const serve = ['scripts/serve/cli.ts', '--port', `${port}`, '--dir', folder];
  return launch([process.execPath, '--require', 'tsx/cjs', ...serve], port);
}

async function main(): Promise<void> {
  parseArgs();
  const folder = builtSite();
  const { routes, files } = offered(folder, '/');
  const redirects = new Set(
    readFileSync(path.join(folder, '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[0] ?? ''),
  );
  const targets: Target[] = [
    // nginx redirects where the shipped server sends a page that does.
    ...routes.filter((route) => !redirects.has(route)),
    ...files,
  ].map((each) => ({ path: each, status: 200 }));
  for (let index = 0; index < targets.length; index += 20) {
    targets.splice(index, 0, { path: `/nothing-${index}`, status: 404 });
  }

  for (const [name, start] of [
    ['shipped server', startShipped],
    ['nginx', startNginx],
  ] as const) {
    const server = await start(folder);
    const { origin } = server;
    const before = memory(server.pid);
    const result = await load({ origin, targets, connections, milliseconds: seconds * 1000 });
    const after = memory(server.pid);
    await server.stop();
    const broken = Object.entries(result.errors).map(([code, count]) => `${count} × ${code}`);
    console.log(
      `${name}: ${Math.round(result.requests / seconds)} requests/s, ` +
        `${Math.round(result.bytes / seconds / 1e6)} MB/s, ` +
        `half in ${result.p50.toFixed(0)} ms, 99 % in ${result.p99.toFixed(0)} ms, ` +
        `memory ${before} → ${after} MB, ${result.requests} answers, ${result.wrong} wrong, ` +
        `${broken.length > 0 ? broken.join(', ') : '0'} broken connections`,
    );
    for (const example of result.examples) console.error(`  ${example}`);
    if (result.wrong > 0 || broken.length > 0) process.exitCode = 1;
  }
}

void main();
