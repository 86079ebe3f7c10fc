/** Reporter of node:test: failures in full, everything else as one closing line. */
import { Transform } from 'node:stream';

let passed = 0;
let failed = 0;
let skipped = 0;

export default new Transform({
  writableObjectMode: true,
  transform({ type, data }, _encoding, done) {
    if (type === 'test:stdout' || type === 'test:stderr') return done(null, data.message);
    const isSuite = data?.details?.type === 'suite';
    if (type === 'test:pass' && !isSuite) {
      if (data.skip !== undefined) skipped += 1;
      else passed += 1;
    }
    if (type === 'test:fail') {
      const { error } = data.details;
      // A suite fails because a test in it did; that test has been told.
      if (isSuite && error.failureType === 'subtestsFailed') return done();
      failed += 1;
      const cause = error.cause ?? error;
      return done(
        null,
        `\n✖ ${data.name}\n  ${data.file}:${data.line}\n  ${cause.stack ?? cause}\n`,
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
    done(null, `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  },
});
