import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'runs-on'?: string;
        readonly 'timeout-minutes'?: number;
        readonly container?: string;
        readonly permissions?: unknown;
        readonly steps?: readonly Step[];
      }
    >
  >;
}

/** Whether permissions are named one by one. */
const areNamed = (permissions: unknown): boolean =>
  typeof permissions === 'object' && permissions !== null;

function stepFaults(step: Step, scripts: Readonly<Record<string, string>>): string[] {
  const faults: string[] = [];
  const { run, uses } = step;
  if (uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false) {
    faults.push('checkout leaves its token in the folder: add persist-credentials: false');
  }
  const hidden = /^build$|^\./.test(String(step.with?.['path']));
  if (uses?.includes('upload-artifact@') && hidden && !step.with?.['include-hidden-files']) {
    faults.push('an upload leaves out files such as build/.site: add include-hidden-files: true');
  }
  if (run === undefined) return faults;
  if (run.includes('${{')) {
    faults.push(`"${run}" holds an expression: hand the value over by env`);
  }
  const [, script] = /^npm run ([\w:-]+)(?: -- .+)?$/.exec(run.trim()) ?? [];
  if (script !== undefined && scripts[script] === undefined) {
    faults.push(`package.json has no script "${script}"`);
  }
  if (script === undefined && !/^npm (ci|test)\b/.test(run.trim())) {
    faults.push(`"${run}" is no npm script: what a workflow runs must run the same on any machine`);
  }
  return faults;
}

/**
 * Finds where a workflow breaks rules of this project, which actionlint doesn't know: actions by digest with their
 * version after it, permissions named one by one, no token left behind, every command an npm script, engines where they
 * are tested.
 *
 * @param scripts of package.json
 * @returns faults as `file: what → fix`
 */
export function faultsOf(
  file: string,
  text: string,
  scripts: Readonly<Record<string, string>>,
): string[] {
  const workflow = parse(text) as Workflow;
  const faults: string[] = [];
  // From the text, because the version is a comment.
  for (const [, reference = '', rest = ''] of text.matchAll(/uses: *(\S+)(.*)/g)) {
    if (/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(reference) && /^ # v\d+\.\d+\.\d+$/.test(rest)) {
      continue;
    }
    faults.push(`${reference} is not pinned: write its digest and " # v1.2.3"`);
  }
  if (!areNamed(workflow.permissions)) {
    faults.push('permissions are not named at the top: begin with "permissions: {}"');
  }
  for (const [name, job] of Object.entries(workflow.jobs)) {
    if (job.permissions !== undefined && !areNamed(job.permissions)) {
      faults.push(`permissions of ${name} are not named one by one`);
    }
    if (job['timeout-minutes'] === undefined) faults.push(`${name} has no timeout-minutes`);
    if (job['runs-on']?.endsWith('-latest')) {
      faults.push(`${name} runs on ${job['runs-on']}, which changes by itself: name the release`);
    }
    if (job.container && !/@sha256:[0-9a-f]{64}$/.test(job.container)) {
      faults.push(`${name} runs in ${job.container}, which changes by itself: add its digest`);
    }
    const runs = (job.steps ?? []).map(({ run }) => run?.trim());
    const isOfEngines = runs.some((run) => run === 'npm test' || run === 'npm run test:engines');
    if (isOfEngines && !job.container?.includes(':bookworm')) {
      faults.push(`${name} lacks browser engines of the tests: give it the container of "Deploy"`);
    }
    for (const step of job.steps ?? []) faults.push(...stepFaults(step, scripts));
  }
  return faults.map((fault) => `${file}: ${fault}`);
}
