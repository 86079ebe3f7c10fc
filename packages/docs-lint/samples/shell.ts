import { spawnSync, type SpawnSyncOptions, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { optionOf } from '../../code-include';
import { problemAt, type Sample, type SampleProblem } from './extract';

const bash = (
  { code }: Sample,
  args: readonly string[],
  options: SpawnSyncOptions,
): SpawnSyncReturns<string> =>
  spawnSync('bash', args, { ...options, input: `${code}\n`, encoding: 'utf8' });

/**
 * Reads samples of shell with `bash -n`, which parses and runs nothing.
 *
 * @throws if there is no bash
 */
export function checkShell(samples: readonly Sample[]): SampleProblem[] {
  return samples.flatMap((sample) => {
    const env = { ...process.env, LC_ALL: 'C' };
    const { error, status, stderr } = bash(sample, ['-n'], { env });
    if (error !== undefined) throw error;
    if (status === 0 && stderr === '') return [];
    // Newer releases of bash add where the open block starts.
    const found = /line (\d+): (.*?)(?: from [`'].*)?$/m.exec(stderr);
    return [problemAt(sample, Number(found?.[1] ?? 1) - 1, found?.[2] ?? stderr.trim())];
  });
}

/** Seconds that one sample may take. */
const timeoutSeconds = 30;

/** What a reader fills in: an address where the sample asks for one. */
const settings = { VAULT: `0x${'11'.repeat(20)}` };

/** Nothing listens there, so a sample that needs the network fails at once. */
const nowhere = 'http://127.0.0.1:9';
const offline = {
  http_proxy: nowhere,
  https_proxy: nowhere,
  npm_config_registry: nowhere,
  npm_config_fetch_retries: '0',
};

/** Writes samples that are files into a folder, by their titles. */
function writeFiles(folder: string, samples: readonly Sample[]): void {
  for (const sample of samples) {
    const title = optionOf(sample.options, 'title');
    if (title === undefined || !/\.\w+$/.test(title)) continue;
    const file = path.join(folder, title);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${sample.code}\n`);
  }
}

/**
 * Runs samples of shell, each in an empty folder that holds the files among the samples of its document. The first
 * command that fails ends a sample.
 *
 * @param all every sample of the documents
 */
export function runShell(samples: readonly Sample[], all: readonly Sample[]): SampleProblem[] {
  return samples.flatMap((sample) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
    writeFiles(
      folder,
      all.filter(({ file }) => file === sample.file),
    );
    const { error, status, stderr } = bash(sample, ['-eo', 'pipefail'], {
      cwd: folder,
      timeout: timeoutSeconds * 1000,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', ...offline, ...settings },
    });
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (error === undefined && status === 0) return [];
    const said = stderr.trim().split('\n').at(-1);
    const reason = error?.message ?? (said || `it ends with status ${status}`);
    return [problemAt(sample, 0, `does not run: ${reason}`)];
  });
}
