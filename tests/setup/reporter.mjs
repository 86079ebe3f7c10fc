/** Reporter of node:test: failures in full, everything else as closing lines, with the files that took longest. */
import path from 'node:path';
import { Transform } from 'node:stream';
import { inspect } from 'node:util';

let passed = 0;
let failed = 0;
let skipped = 0;
/** Seconds of each file's tests. */
const seconds = new Map();

export default new Transform({
  writableObjectMode: true,
  transform({ type, data }, _encoding, done) {
    if (type === 'test:stdout' || type === 'test:stderr') return done(null, data.message);
    const isSuite = data?.details?.type === 'suite';
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0) {
      const took = data.details.duration_ms / 1000;
      seconds.set(data.file, (seconds.get(data.file) ?? 0) + took);
    }
    if (type === 'test:pass' && !isSuite) {
      if (data.skip !== undefined) skipped += 1;
      else passed += 1;
    }
    if (type === 'test:fail') {
      const { error } = data.details;
      // A suite fails because a test in it failed, and that one has been printed.
      if (isSuite && error.failureType === 'subtestsFailed') return done();
      failed += 1;
      const cause = error.cause ?? error;
      return done(
        null,
        `\n✖ ${data.name}\n  ${data.file}:${data.line}\n  ${cause.stack ?? inspect(cause)}\n`,
      );
    }
    if (
      type === 'test:diagnostic' &&
      !/^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /.test(data.message)
    ) {
      return done(null, `  ${data.message}\n`);
    }
    return done();
  },
  flush(done) {
    const longest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 5);
    const line = longest
      .map(([file, took]) => `${path.relative('.', file)} ${took.toFixed(0)} s`)
      .join(', ');
    if (longest.length > 1) this.push(`Longest: ${line}\n`);
    done(null, `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  },
});
