/** Compiles the strategy of the current folder against a release: `check.ts 0.4.2`. */
import { compile } from './compile';

const [release = ''] = process.argv.slice(2);
try {
  compile('LendingStrategy');
  console.log(`compiles against ${release}`);
} catch (error) {
  // The first line says what is wrong; further lines name the missing functions.
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  console.log(lines.filter((line) => /Error|Missing|function /.test(line)).join('\n'));
}
