import path from 'node:path';
import type { Rule } from '../../../../packages/docs-lint/rule';
import { checkSamples } from '../../samples';

/** The compilers and their libraries come from this repository, even for a fixture. */
const repository = path.resolve(__dirname, '../../../..');

/** A sample is copied before it is read: it compiles. The work is done by `scripts/check/samples`. */
export const rule: Rule = {
  about:
    'TypeScript and Solidity samples compile, Python samples run, and those of shell, JSON, JavaScript, YAML, and Vyper parse.',
  *site(_, documents) {
    const named = new Set<string>();
    for (const { file, line, language, message, fix } of checkSamples(repository, documents)) {
      // A compiler reads on, and finds more in the line that it couldn't read.
      if (named.has(`${file}:${line}`)) continue;
      named.add(`${file}:${line}`);
      yield {
        file,
        line,
        message: `${language}: ${message.replace(/\s*\n\s*/g, ' ')}`,
        fix:
          fix ??
          `correct the sample; one that cannot be ${language === 'python' ? 'run says why in parse-only="…", and one that cannot be ' : ''}checked says why in no-check="…"`,
      };
    }
  },
};
