import { spawnSync } from 'node:child_process';
import { problemAt, type Sample, type SampleProblem } from './extract';

/**
 * Reads samples of shell with `bash -n`, which parses and runs nothing.
 *
 * @throws if there is no bash
 */
export function checkShell(samples: readonly Sample[]): SampleProblem[] {
  return samples.flatMap((sample) => {
    const { error, status, stderr } = spawnSync('bash', ['-n'], {
      env: { ...process.env, LC_ALL: 'C' },
      input: `${sample.code}\n`,
      encoding: 'utf8',
    });
    if (error !== undefined) throw error;
    if (status === 0 && stderr === '') return [];
    // Newer releases of bash add where the open block starts.
    const found = /line (\d+): (.*?)(?: from [`'].*)?$/m.exec(stderr);
    return [problemAt(sample, Number(found?.[1] ?? 1) - 1, found?.[2] ?? stderr.trim())];
  });
}
