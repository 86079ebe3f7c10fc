/**
 * `npm run bench:load`: 200 connections for 30 s on the shipped server and on nginx, each a process of its own on this
 * machine. Prints requests per second, times, and memory. Any broken connection or wrong status fails.
 *
 * Options: `--connections N`, `--seconds N`, `--dir DIR` (the built site).
 */
import '../setup/help.cjs';
import { fork, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nginxProgram, startNginx } from '../setup/nginx';
import { offered } from '../../packages/hosting';
import type { LoadOrder, LoadResult, Target } from './client';

const root = path.resolve(__dirname, '../..');
const node = ['--import', 'tsx'];

/** Memory of a process, in megabytes. */
function memory(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout.trim()) / 1024);
}

function run(order: LoadOrder): Promise<LoadResult> {
  const child = fork(path.join(__dirname, 'client.ts'), { cwd: root, execArgv: node });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('error', reject);
    child.send(order);
  });
}

async function startShipped(
  folder: string,
): Promise<{ origin: string; pid: number; stop(): void }> {
  const child = spawn(
    process.execPath,
    [...node, 'scripts/serve/cli.ts', '--port', '0', '--dir', folder],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The shipped server did not start.')));
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/[\d.]+:\d+/.exec(text.toString()) ?? [];
      if (found) resolve(found);
    });
  });
  return { origin, pid: child.pid ?? 0, stop: () => void child.kill() };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      connections: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '30' },
      dir: { type: 'string', default: 'build' },
    },
  });
  const folder = path.resolve(root, values.dir);
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error(`There is no built site in ${values.dir}/. Run "npm run build" first.`);
    process.exitCode = 1;
    return;
  }
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

  const order = {
    targets,
    connections: Number(values.connections),
    milliseconds: Number(values.seconds) * 1000,
  };
  for (const [name, start] of [
    ['shipped server', () => startShipped(folder)],
    ['nginx', () => startNginx(nginxProgram(), folder)],
  ] as const) {
    const server = await start();
    const before = memory(server.pid);
    const result = await run({ ...order, origin: server.origin });
    const after = memory(server.pid);
    await server.stop();
    const broken = Object.entries(result.errors).map(([code, count]) => `${count} × ${code}`);
    console.log(
      `${name}: ${Math.round(result.requests / Number(values.seconds))} requests/s, ` +
        `${Math.round(result.bytes / Number(values.seconds) / 1e6)} MB/s, ` +
        `half in ${result.p50.toFixed(0)} ms, 99 % in ${result.p99.toFixed(0)} ms, ` +
        `memory ${before} → ${after} MB, ${result.requests} answers, ${result.wrong} wrong, ` +
        `${broken.length > 0 ? broken.join(', ') : '0'} broken connections`,
    );
    for (const example of result.examples) console.error(`  ${example}`);
    if (result.wrong > 0 || broken.length > 0) process.exitCode = 1;
  }
}

void main();
