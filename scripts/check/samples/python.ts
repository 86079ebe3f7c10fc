import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemAt, type Sample, type SampleProblem } from './extract';

/** Seconds that all samples of a release may take together. */
const timeoutSeconds = 60;

/** Folder of the modules that samples import: a small stub of each, and `functions.json`. */
const stubs = 'reference/python';

interface Failure {
  readonly id: number;
  readonly line: number;
  readonly message: string;
}

/**
 * What a program of this folder finds wrong with samples.
 *
 * @throws if there is no python3
 */
function python(
  program: string,
  samples: readonly Sample[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): SampleProblem[] {
  const { error, stdout, stderr, status } = spawnSync('python3', [path.join(__dirname, program)], {
    ...options,
    input: JSON.stringify(
      samples.map(({ file, language, code }, id) => ({ id, file, language, code })),
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

/** Parses samples of Python and Vyper. Names and types are not looked at. */
export function checkPython(samples: readonly Sample[]): SampleProblem[] {
  return samples.length > 0 ? python('parse-python.py', samples) : [];
}

interface Entry {
  readonly type: string;
}

/** Functions that samples of a release may call: those of the reference, and of the few contracts beside it. */
function functionsOf(root: string, release: string): Entry[] {
  const folder = path.join(root, 'static/abi', release);
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  return [...files, path.join(root, stubs, 'functions.json')]
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Entry[])
    .filter(({ type }) => type === 'function');
}

/** Runs samples of one release. */
function runRelease(samples: readonly Sample[], root: string, release: string): SampleProblem[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const abi = path.join(folder, 'abi.json');
  writeFileSync(abi, JSON.stringify(functionsOf(root, release)));
  try {
    return python('run-python.py', samples, {
      cwd: folder,
      env: {
        ...process.env,
        PYTHONPATH: path.join(root, stubs),
        PYTHONDONTWRITEBYTECODE: '1',
        SAMPLES_ABI: abi,
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs samples of Python against the stubs in `reference/python`, all of a document in one namespace. They call the
 * functions of the release in whose folder the document is, or of the newest.
 *
 * @param root root of the repository
 * @throws if there is no python3
 */
export function runPython(samples: readonly Sample[], root: string): SampleProblem[] {
  const releases = readdirSync(path.join(root, 'static/abi'))
    .filter((name) => /^\d/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const releaseOf = ({ file }: Sample): string | undefined =>
    releases.find((release) => file.includes(`version-${release}/`)) ?? releases.at(-1);
  return releases.flatMap((release) => {
    const own = samples.filter((sample) => releaseOf(sample) === release);
    return own.length > 0 ? runRelease(own, root, release) : [];
  });
}
