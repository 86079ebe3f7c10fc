import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  passed: number;
  failed: number;
  /** Passed at the second try. It's listed all the same, because an unsteady test needs a fix. */
  unsteady: number;
  /** What tests say that they have tried, such as "240 hashes". */
  readonly counts: string[];
  /** The sum of milliseconds that its tests took, so that a slow behavior is seen. */
  duration: number;
}

/** Prints failures as they come, and at the end one line for each behavior (the outermost `describe`). */
export default class BehaviorReporter implements Reporter {
  private readonly rows = new Map<string, Row>();
  private done = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , file = '', behavior = file] = test.titlePath();
    const row = this.rows.get(behavior) ?? {
      passed: 0,
      failed: 0,
      unsteady: 0,
      counts: [],
      duration: 0,
    };
    this.rows.set(behavior, row);
    row.duration += result.duration;
    if (result.status === 'passed') {
      row.passed += 1;
      for (const { type, description } of result.annotations) {
        if (type === 'count' && description) row.counts.push(description);
      }
      if (result.retry > 0) row.unsteady += 1;
    } else {
      const isLast = result.retry >= test.retries;
      if (isLast) row.failed += 1;
      else console.log('\nFailed, and is tried once more:');
      console.log(`\n✖ ${test.titlePath().filter(Boolean).join(' › ')}`);
      for (const { message, location } of result.errors) {
        if (location) console.log(`  ${location.file}:${location.line}`);
        console.log(`  ${(message ?? '').split('\n').slice(0, 25).join('\n  ')}`);
      }
    }
    if (result.status !== 'passed' && result.retry < test.retries) return;
    this.done += 1;
    if (this.done % 25 === 0) console.log(`  … ${this.done} browser tests done`);
  }

  onError(error: { message?: string }): void {
    console.log(error.message);
  }

  onEnd(): void {
    let passed = 0;
    let failed = 0;
    let unsteady = 0;
    console.log('\nBehaviors proved in Chromium');
    for (const [behavior, row] of this.rows) {
      passed += row.passed;
      failed += row.failed;
      unsteady += row.unsteady;
      const mark = row.failed > 0 ? '✖' : '✔';
      const count =
        row.failed > 0 ? `${row.failed} of ${row.passed + row.failed} failed` : row.passed;
      const seconds = `${(row.duration / 1000).toFixed(0)} s`;
      console.log(`  ${mark} ${behavior} (${[count, ...row.counts, seconds].join('; ')})`);
    }
    const note = unsteady > 0 ? `, ${unsteady} of them at the second try` : '';
    console.log(`browser: ${passed} passed${note}, ${failed} failed`);
  }
}
