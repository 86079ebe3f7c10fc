import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions } from '../setup/chromium';

/** The port on which a started Chromium listens, from what it writes. */
function portOf(stream: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, port] = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(text) ?? [];
      if (port) resolve(Number(port));
    });
    stream.on('end', () => reject(new Error(`Chromium did not start: ${text}`)));
  });
}

/** Runs Chromium with an empty profile and an open port for its tools while `use` runs. */
export async function withChromium<Result>(
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args } = launchOptions();
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-profile-'));
  const browser = spawn(
    executablePath,
    [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  try {
    return await use(await portOf(browser.stderr));
  } finally {
    browser.kill();
    await ended;
    // Its other processes write a little longer: `rmSync` does not look again for what came meanwhile.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
