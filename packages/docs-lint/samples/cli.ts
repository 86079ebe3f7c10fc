/**
 * Checks the code samples of the documents: `node --import tsx packages/docs-lint/samples/cli.ts [file…]`, or all of
 * them if you name none. Prints each problem with its file and line, and why some samples aren't checked.
 */
import path from 'node:path';
import { checkSamples, markdownFiles, readDocuments } from './index';

const root = path.resolve(__dirname, '../../..');
const named = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const { problems, skipped, parsedOnly, checked, included, run, unchecked } = checkSamples(
  root,
  readDocuments(root, named.length > 0 ? named : markdownFiles(root)),
);

const counts = (record: Readonly<Record<string, number>>): string =>
  Object.entries(record)
    .map(([language, count]) => `${count} ${language}`)
    .join(', ') || 'none';

for (const { file, line, language, message } of problems) {
  console.error(`${file}:${line}: ${language === '' ? '' : `${language}: `}${message}`);
}
for (const { file, line, language, noCheck } of skipped) {
  console.log(`not checked: ${file}:${line} (${language}): ${noCheck ?? ''}`);
}
for (const { file, line, language, parseOnly } of parsedOnly) {
  console.log(`parsed only: ${file}:${line} (${language}): ${parseOnly ?? ''}`);
}
const compiled = Object.fromEntries(
  Object.entries(checked).filter(([language]) => /^(?:tsx?|typescript|solidity)$/.test(language)),
);
const parsed = Object.fromEntries(
  Object.entries(checked)
    .map(
      ([language, count]) =>
        [language, count - (run[language] ?? compiled[language] ?? 0)] as const,
    )
    .filter(([, count]) => count > 0),
);
console.log(`samples run: ${counts(run)}`);
console.log(`from files that tests run: ${counts(included)}`);
console.log(`compiled: ${counts(compiled)}`);
console.log(`parsed only: ${counts(parsed)}`);
console.log(`without a check: ${counts(unchecked)}`);
if (problems.length > 0) {
  console.error(`${problems.length} problems`);
  process.exitCode = 1;
}
