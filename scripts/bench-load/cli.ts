/**
 * `npm run bench:load`: 200 connections for 30 s on the shipped server and on nginx, each a process of its own beside this
 * one. Prints requests per second, times, and memory. Any broken connection or wrong status fails.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { offered } from '../../packages/hosting';
import { ask } from '../../tests/site/hosting';
import { builtSite } from '../setup/built';
import { freePort, launch } from '../setup/launch';
import { startNginx } from '../setup/nginx';

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

/** Every page and file of a build, and in their midst paths that no file has: each path with its right status. */
function targetsOf(folder: string): [path: string, status: number][] {
  const { routes, files } = offered(folder, '/');
  const redirects = readFileSync(path.join(folder, '_redirects'), 'utf8');
  return [
    // nginx redirects where the shipped server sends a page that does.
    ...routes.filter(
      (route) => !redirects.split('\n').some((line) => line.startsWith(`${route} `)),
    ),
    ...files,
  ].flatMap((target, index): [string, number][] => [
    ...(index % 20 === 0 ? [[`/nothing-${index}`, 404] as [string, number]] : []),
    [target, 200],
  ]);
}

/** Asks for the targets on all connections, again and again, each as soon as the last answer is whole. */
async function load(origin: string, targets: readonly [path: string, status: number][]) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + seconds * 1000;
  const times: number[] = [];
  const faults: string[] = [];
  let next = 0;
  const connection = async (): Promise<void> => {
    while (Date.now() < end) {
      const [target, wanted] = targets[next++ % targets.length] ?? ['/', 200];
      const start = performance.now();
      try {
        const { status } = await ask(origin, target, { 'Accept-Encoding': 'gzip' }, { agent });
        times.push(performance.now() - start);
        if (status !== wanted) faults.push(`${target}: ${status}`);
      } catch (error) {
        faults.push(`${target}: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { times: times.sort((one, other) => one - other), faults };
}

async function main(): Promise<void> {
  parseArgs();
  const folder = builtSite();
  const targets = targetsOf(folder);
  for (const [name, start] of [
    ['shipped server', startShipped],
    ['nginx', startNginx],
  ] as const) {
    const server = await start(folder);
    const before = memory(server.pid);
    const { times, faults } = await load(server.origin, targets);
    const after = memory(server.pid);
    await server.stop();
    const within = (part: number): string =>
      (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
    console.log(
      `${name}: ${Math.round(times.length / seconds)} requests/s, half in ${within(0.5)} ms, ` +
        `99% in ${within(0.99)} ms, memory ${before} → ${after} MB, ${faults.length} wrong or broken`,
    );
    for (const fault of faults.slice(0, 5)) console.error(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

void main();
