import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  passed: number;
  failed: number;
}

/** Prints failures as they come, and at the end one line for each behaviour (the outermost `describe`). */
export default class BehaviourReporter implements Reporter {
  private readonly rows = new Map<string, Row>();
  private done = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , file = '', behaviour = file] = test.titlePath();
    const row = this.rows.get(behaviour) ?? { passed: 0, failed: 0 };
    this.rows.set(behaviour, row);
    this.done += 1;
    if (result.status === 'passed') row.passed += 1;
    else {
      row.failed += 1;
      console.log(`\n✖ ${test.titlePath().filter(Boolean).join(' › ')}`);
      for (const { message, location } of result.errors) {
        if (location) console.log(`  ${location.file}:${location.line}`);
        console.log(`  ${(message ?? '').split('\n').slice(0, 25).join('\n  ')}`);
      }
    }
    if (this.done % 25 === 0) console.log(`  … ${this.done} browser tests done`);
  }

  onError(error: { message?: string }): void {
    console.log(error.message);
  }

  onEnd(): void {
    let passed = 0;
    let failed = 0;
    console.log('\nBehaviours proved in Chromium');
    for (const [behaviour, row] of this.rows) {
      passed += row.passed;
      failed += row.failed;
      const mark = row.failed > 0 ? '✖' : '✔';
      const count =
        row.failed > 0 ? `${row.failed} of ${row.passed + row.failed} failed` : row.passed;
      console.log(`  ${mark} ${behaviour} (${count})`);
    }
    console.log(`browser: ${passed} passed, ${failed} failed`);
  }
}
