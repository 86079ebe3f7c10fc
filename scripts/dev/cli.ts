/**
 * `npm run dev [-- SECTION … OPTION …]`: the hot-reloading server for writers, on http://127.0.0.1:3000.
 *
 * Naming sections builds only those, which starts faster: `npm run dev -- getting-started`. Options: `--port N` (or `PORT`)
 * and `--host HOST` choose the address, `--poll [MS]` looks for changes at intervals, for containers and network
 * drives that don't report them, `--open` opens the browser. The server ends with Ctrl+C, not with a mistake in a file.
 */
import '../setup/help.cjs';
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { docusaurus } from '../build/docusaurus';
import { formatProblem } from '../../packages/files';
import type * as Preflight from '../build/preflight';
import { sections } from '../../src/data/sections';
import { tryPort } from '../serve/options';
import { readPort } from '../setup/port';
import { refuseUnknown } from '../setup/refusal';

const root = path.resolve(__dirname, '../..');

/** When a file that isn't generated was last changed, in milliseconds: any of them may keep the server from starting. */
function lastChange(): number {
  const times = readdirSync(root)
    .filter((name) => !/^\.|^(?:node_modules|build)$/.test(name))
    .flatMap((name) => {
      const isFolder = statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory();
      if (!isFolder) return name;
      const inside = readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' });
      return [name, ...inside.map((file) => path.join(name, file))];
    })
    .map((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(...times);
}

/** `--poll` with its interval, which may be left out. */
function withInterval(args: readonly string[]): string[] {
  return args.flatMap((arg, index) =>
    arg === '--poll' && !/^\d+$/.test(args[index + 1] ?? '') ? ['--poll', '1000'] : [arg],
  );
}

const { values, positionals } = parseArgs({
  args: withInterval(process.argv.slice(2)),
  options: {
    port: { type: 'string', short: 'p', default: process.env.PORT ?? '3000' },
    host: { type: 'string', default: '127.0.0.1' },
    poll: { type: 'string' },
    open: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const port = readPort(values.port);

/** Status with which `loaded.cjs` ends a server that is to start again. */
const restart = 75;

let server: ChildProcess | undefined;

function start(): Promise<number> {
  const { host, port, poll, open } = values;
  const started = spawn(
    process.execPath,
    [
      '--require',
      path.join(__dirname, 'loaded.cjs'),
      ...docusaurus(['start', '--host', host, '--port', port, ...(open ? [] : ['--no-open'])]),
      ...(poll === undefined ? [] : ['--poll', poll]),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        // Docusaurus 2.4.3 does not hand `--poll` on to what watches documents.
        ...(poll === undefined ? {} : { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: poll }),
      },
    },
  );
  server = started;
  return new Promise((resolve) => started.on('exit', (code) => resolve(code ?? 1)));
}

async function main(): Promise<void> {
  const ids = sections.map(({ id }) => id);
  refuseUnknown('section', positionals, ids);
  if (positionals.length > 0) process.env.SECTIONS = positionals.join(',');
  await tryPort(port, values.host);
  // Loaded only now, so that a wrong word is refused at once.
  const { preflight } = require('../build/preflight') as typeof Preflight;
  // No reason not to start: the writer may be about to fix it.
  const problems = preflight(root);
  for (const problem of problems) console.warn(formatProblem(problem));
  if (problems.some(({ file }) => file === 'environment')) process.exit(1);
  for (;;) {
    // Before the start, so that what is saved meanwhile counts.
    const before = lastChange();
    const status = await start();
    if (status === 0) break;
    if (status === restart) continue;
    console.log('\nThe server starts again when a file is saved.');
    while (lastChange() === before) await wait(1000);
  }
  process.exit(0);
}

process.on('exit', () => server?.kill());

void main();
