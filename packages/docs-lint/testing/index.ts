import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../files';
import { allDocuments, check, fixText, format, readSite } from '../index';
import type { Facts } from '../facts';
import type { NamedRule } from '../rule';
import type { Site } from '../site';
import { exampleFacts } from './facts';

export { exampleFacts };

/** Path that a fixture of a single document has in the site. */
const singleFile = 'docs/resources/fixture.md';

/** The site of a fixture: a folder that is its root, or one document. */
function siteOf(folder: string, name: string, facts: Facts): Site {
  const whole = path.join(folder, name);
  if (existsSync(whole)) return readSite(whole, facts);
  return readSite(temporaryFolder('check', { [singleFile]: readFileSync(`${whole}.md`) }), facts);
}

const problemsOf = (rule: NamedRule, site: Site): string =>
  check(site, allDocuments(site), [rule])
    .map((problem) => `${format(problem)}\n`)
    .join('');

/**
 * Tests a rule by the fixtures beside it: `caught.md` (or the folder `caught`) gives exactly the lines of
 * `caught.txt`, `passed.md` (or `passed`) gives none, and `--fix` makes `fixed.md` of the first, where that is there.
 * With `UPDATE_FIXTURES=1` the expected files are written; read them before you commit them.
 *
 * @param folder folder of the rule
 * @param facts what the rule knows of the site
 */
export function testRule(rule: NamedRule, folder: string, facts: Facts = exampleFacts): void {
  const fixtures = path.join(folder, 'fixtures');
  const expect = (name: string, actual: string): void => {
    const file = path.join(fixtures, name);
    if (process.env.UPDATE_FIXTURES === '1') writeFileSync(file, actual);
    assert.equal(actual, readFileSync(file, 'utf8'));
  };

  test(`${rule.name} catches`, () => {
    const found = problemsOf(rule, siteOf(fixtures, 'caught', facts));
    assert.notEqual(found, '');
    expect('caught.txt', found);
  });

  test(`${rule.name} lets pass`, () => {
    assert.equal(problemsOf(rule, siteOf(fixtures, 'passed', facts)), '');
  });

  const fixed = path.join(fixtures, 'fixed.md');
  if (!existsSync(fixed)) return;
  test(`${rule.name} fixes`, () => {
    const site = siteOf(fixtures, 'caught', facts);
    const text = site.documents.get(singleFile)?.text ?? '';
    const fixed = fixText(site, singleFile, text, [rule]);
    expect('fixed.md', fixed);
    assert.equal(fixText(site, singleFile, fixed, [rule]), fixed, 'a second turn changes nothing');
  });
}
