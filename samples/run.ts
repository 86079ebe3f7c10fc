/** Runs the steps of a guide on a chain, as a reader would, and compares what they print with what the page shows. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegion } from '../packages/code-include';
import { startChain } from './chain/anvil';
import { deployVaults, environmentOf } from './chain/deploy';

export const samplesFolder = __dirname;
const root = path.resolve(samplesFolder, '..');

/** A step of a guide: a region of its `steps.sh`. */
export interface Step {
  readonly name: string;
  readonly code: string;
  /** Line of `steps.sh`, from 1. */
  readonly line: number;
}

/** A step whose output is not what the page shows. */
export interface Difference extends Step {
  readonly guide: string;
  readonly expected: string | undefined;
  readonly actual: string;
}

/** The folders of guides with steps. */
export function guides(): string[] {
  return readdirSync(samplesFolder)
    .filter((name) => existsSync(path.join(samplesFolder, name, 'steps.sh')))
    .sort();
}

/** The steps of a guide in their order. */
export function stepsOf(guide: string, folder = samplesFolder): Step[] {
  const text = readFileSync(path.join(folder, guide, 'steps.sh'), 'utf8');
  return [...text.matchAll(/^# #region ([\w-]+)$/gm)].map(([, name = '']) => {
    const { code, lines } = readRegion(text, name);
    return { name, code, line: lines[0] ?? NaN };
  });
}

/** Without what differs between machines. */
const normal = (text: string): string =>
  text
    .replaceAll(root, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** One script of all steps, each of which prints into a file of its own. A name that a step exports is there for the next. */
function scriptOf(steps: readonly Step[], folder: string): string {
  return steps
    .map(({ name, code }) => `exec > '${path.join(folder, name)}' 2>&1\n${code}\n`)
    .join('');
}

function runScript(script: string, cwd: string, environment: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', script], {
      cwd,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}

/**
 * Runs a guide on a chain of its own.
 *
 * @param update whether to write the outputs instead of comparing them
 * @param folder where the guide and `chain` are
 * @returns the steps that printed something else
 */
export async function runGuide(
  guide: string,
  { update = false, folder = samplesFolder } = {},
): Promise<Difference[]> {
  const chain = await startChain();
  const printed = mkdtempSync(path.join(tmpdir(), 'steps-'));
  try {
    const values = await environmentOf(chain.url, await deployVaults(chain.url));
    const lines = Object.entries(values).map(([name, value]) => `export ${name}=${value}\n`);
    writeFileSync(path.join(folder, 'chain/.env'), lines.join(''));
    const steps = stepsOf(guide, folder);
    const bin = path.join(root, 'node_modules/.bin');
    // A reader's shell has no settings of the chain until a step reads them, and it may have a proxy.
    const environment: NodeJS.ProcessEnv = {
      ...process.env,
      http_proxy: 'http://127.0.0.1:9',
      PATH: `${bin}:${process.env['PATH']}`,
      NO_COLOR: '1',
    };
    // Set where this runs in a test itself: the tests of a guide would report to that one.
    delete environment['NODE_TEST_CONTEXT'];
    await runScript(scriptOf(steps, printed), path.join(folder, guide), environment);

    const differences: Difference[] = [];
    for (const step of steps) {
      const file = path.join(printed, step.name);
      const actual = existsSync(file) ? normal(readFileSync(file, 'utf8')) : '';
      const target = path.join(folder, guide, 'output', `${step.name}.txt`);
      if (update) {
        mkdirSync(path.dirname(target), { recursive: true });
        if (actual === '') rmSync(target, { force: true });
        else writeFileSync(target, `${actual}\n`);
        continue;
      }
      const expected = existsSync(target) ? normal(readFileSync(target, 'utf8')) : '';
      if (actual !== expected) differences.push({ ...step, guide, expected, actual });
    }
    return differences;
  } finally {
    rmSync(printed, { recursive: true });
    await chain.stop();
  }
}

/** A difference as one message, with the place to look at. */
export function explain({ guide, name, line, expected, actual }: Difference): string {
  return [
    `samples/${guide}/steps.sh:${line}: guide "${guide}", step "${name}" printed something else.`,
    `Expected (samples/${guide}/output/${name}.txt):\n${expected || '(nothing)'}`,
    `Actual:\n${actual || '(nothing)'}`,
    'If the new output is right, run "UPDATE_OUTPUT=1 npm test -- samples" and read what changed.',
  ].join('\n');
}
