/**
 * `npm run dev [SECTION …]`: the hot-reloading server for writers, on 127.0.0.1.
 *
 * Naming sections builds only those, which starts faster: `npm run dev -- getting-started`.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { preflight, tell } from '../build/preflight';
import { docusaurus } from '../build/docusaurus';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT ?? '3000' } },
  allowPositionals: true,
});

// Told, but no reason not to start: the writer may be about to mend it.
for (const problem of preflight(path.resolve(__dirname, '../..'))) console.warn(tell(problem));

const child = spawn(
  process.execPath,
  docusaurus(['start', '--host', '127.0.0.1', '--port', values.port, '--no-open']),
  {
    cwd: path.resolve(__dirname, '../..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      ...(positionals.length > 0 ? { SECTIONS: positionals.join(',') } : {}),
    },
  },
);
child.on('exit', (code) => process.exit(code ?? 1));
