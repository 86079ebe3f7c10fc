import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { optionOf } from '../../../packages/code-include';
import { latestRelease } from '../../../src/data/releases';
import { problemAt, type Sample, type SampleProblem } from './extract';

/** Seconds that all samples of a release may take together. */
const timeoutSeconds = 60;

interface Failure {
  readonly id: number;
  readonly line: number;
  readonly message: string;
}

/** The release whose functions a sample calls: that of the folder of its document, or the newest. */
const releaseOf = ({ file }: Sample): string =>
  /\/version-([^/]+)\//.exec(file)?.[1] ?? latestRelease;

function checkRelease(samples: readonly Sample[], root: string, release: string): SampleProblem[] {
  const program = path.join(__dirname, 'check-python.py');
  const { error, stdout, stderr, status } = spawnSync('python3', [program], {
    cwd: tmpdir(),
    // Of the environment, which may have keys in it, only what Python is found by: a sample comes from anyone.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
      PYTHONPATH: path.join(root, 'reference/python'),
      PYTHONDONTWRITEBYTECODE: '1',
      SAMPLES_ABI: path.join(root, 'static/abi', release),
    },
    input: JSON.stringify(
      samples.map(({ file, language, code, options }, id) => {
        const runs = language === 'python' && optionOf(options, 'parse-only') === undefined;
        return { id, file, language, code, runs };
      }),
    ),
    encoding: 'utf8',
    timeout: timeoutSeconds * 1000,
  });
  if (error !== undefined) {
    throw new Error(
      `python3, which reads the Python samples, did not start or took over ${timeoutSeconds} s: ${error.message}. Install it (Debian: "sudo apt-get install python3"), or let "npm test" do so.`,
    );
  }
  if (status !== 0) throw new Error(`the Python samples could not be read: ${stderr}`);
  return (JSON.parse(stdout) as Failure[]).flatMap(({ id, line, message }) => {
    const sample = samples[id];
    return sample ? [problemAt(sample, line - 1, message)] : [];
  });
}

/**
 * Parses samples of Python and Vyper, and runs those of Python against the stubs in `reference/python`, all of a document
 * in one namespace, unless they say in `parse-only="…"` why they can't run.
 *
 * @param root root of the repository
 * @throws if there is no python3
 */
export function checkPython(samples: readonly Sample[], root: string): SampleProblem[] {
  return [...new Set(samples.map(releaseOf))].flatMap((release) => {
    const own = samples.filter((sample) => releaseOf(sample) === release);
    return checkRelease(own, root, release);
  });
}
