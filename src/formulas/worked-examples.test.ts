import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { exampleOf } from '../remark/data-blocks/blocks';
import { parseTag } from '../remark/data-blocks/parse';
import { parse, positionOf } from '../../packages/docs-lint/document';

const root = path.resolve(__dirname, '../..');

/** Every markdown document below a folder. */
function documents(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/** What is wrong with the worked examples of a document, each with its line. */
function wrongExamples(markdown: string): { readonly count: number; readonly wrong: string[] } {
  const tags = markdown.includes('<WorkedExample')
    ? parse('document.md', markdown).tags.filter(({ name }) => name === 'WorkedExample')
    : [];
  const wrong: string[] = [];
  for (const { start } of tags) {
    try {
      exampleOf(parseTag(markdown, start));
    } catch (error) {
      const { line } = positionOf(markdown, start);
      wrong.push(`${line}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { count: tags.length, wrong };
}

test('every worked example of the documents is right', () => {
  const wrong: string[] = [];
  for (const folder of ['docs', 'vaults', 'vaults_versioned_docs', 'blog']) {
    for (const file of documents(path.join(root, folder))) {
      const found = wrongExamples(readFileSync(file, 'utf8'));
      wrong.push(...found.wrong.map((text) => `${path.relative(root, file)}:${text}`));
    }
  }
  assert.deepEqual(wrong, []);
});

test('a wrong example is found with its line, one in code is not', () => {
  const right =
    '<WorkedExample formula="veyfi-lock" given={{amount: 10, remainingDays: 730}} result={5} />';
  const markdown = `${right}\n\n\`${right}\`\n\n<WorkedExample\n  formula="veyfi-lock"\n  given={{amount: 10, remainingDays: 730}}\n  result={4}\n/>\n`;
  assert.deepEqual(wrongExamples(markdown), {
    count: 2,
    wrong: ['5: veyfi-lock: veYfi is stated as 4, computed 5'],
  });
});
