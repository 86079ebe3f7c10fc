import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { engines, type EngineName } from './engines';

interface Row {
  version: string;
  passed: number;
  failed: number;
  /** Passed at the second try. */
  unsteady: number;
  /** How many checks could not run, by their reason. */
  readonly notPossible: Map<string, number>;
}

const emptyRow = (): Row => ({
  version: '',
  passed: 0,
  failed: 0,
  unsteady: 0,
  notPossible: new Map(),
});

/** Prints failures as they come, and at the end what each engine has passed, failed and cannot do. */
export default class EngineReporter implements Reporter {
  private readonly rows = new Map<EngineName, Row>();
  private done = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.project()?.name as EngineName;
    const row = this.rows.get(engine) ?? emptyRow();
    this.rows.set(engine, row);
    const note = (type: string): string =>
      result.annotations.find((annotation) => annotation.type === type)?.description ?? '';
    row.version ||= note('version');
    const isExpected = result.status === test.expectedStatus;
    const isLast = isExpected || result.status === 'skipped' || result.retry >= test.retries;
    if (!isExpected && result.status !== 'skipped') this.explain(engine, test, result, isLast);
    if (!isLast) return;
    this.done += 1;
    if (this.done % 50 === 0) console.log(`  … ${this.done} checks done`);
    if (result.status === 'skipped') {
      const reason = note('skip');
      row.notPossible.set(reason, (row.notPossible.get(reason) ?? 0) + 1);
    } else if (!isExpected) row.failed += 1;
    else {
      row.passed += 1;
      if (result.retry > 0) row.unsteady += 1;
    }
  }

  private explain(engine: EngineName, test: TestCase, result: TestResult, isLast: boolean): void {
    const name = [engines[engine].title, ...test.titlePath().slice(3)].join(' › ');
    console.log(`\n✖ ${name}${isLast ? '' : ' (is tried once more)'}`);
    for (const { message, location } of result.errors) {
      if (location) console.log(`  ${location.file}:${location.line}`);
      console.log(`  ${(message ?? '').split('\n').slice(0, 25).join('\n  ')}`);
    }
  }

  onError(error: { message?: string }): void {
    console.log(error.message);
  }

  onEnd(): void {
    console.log('\nEngines');
    for (const [engine, row] of this.rows) {
      const skipped = [...row.notPossible.values()].reduce((sum, count) => sum + count, 0);
      const counts = [
        `${row.passed} passed${row.unsteady > 0 ? ` (${row.unsteady} at the second try)` : ''}`,
        `${row.failed} failed`,
        `${skipped} not possible`,
      ];
      const mark = row.failed > 0 ? '✖' : row.passed > 0 ? '✔' : '–';
      console.log(`  ${mark} ${row.version || engines[engine].title}: ${counts.join(', ')}`);
      for (const [reason, count] of row.notPossible) console.log(`      ${count} ×: ${reason}`);
    }
  }
}
