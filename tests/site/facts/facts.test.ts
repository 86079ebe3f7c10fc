import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { build } from '../support';
import { facts } from './rows';

/** The Markdown copy of a page, which includes addresses and the words of figures. */
const read = (page: string): string => readFileSync(path.join(build, `${page}.md`), 'utf8');

for (const { pages, statement, value, never } of facts) {
  test(statement, () => {
    for (const page of pages) {
      const text = read(page);
      for (const wanted of [value].flat()) assert.match(text, wanted, page);
      if (never !== undefined) assert.doesNotMatch(text, never, page);
    }
  });
}
