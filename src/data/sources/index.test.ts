import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDate } from '../dates';
import { commits } from './commits';
import { parseSource, readSources } from './index';

test('a source names a file at a commit, whose day is known', () => {
  assert.deepEqual(parseSource('yearn/yearn-exporter@24ee5f1d/scripts/s3.py#L204'), {
    label: 'yearn/yearn-exporter/scripts/s3.py',
    url: 'https://github.com/yearn/yearn-exporter/blob/24ee5f1d/scripts/s3.py#L204',
    date: '2022-07-29',
    commit: '24ee5f1d',
  });
});

test('a space in the name of a file becomes part of an address', () => {
  const { url } = parseSource('yearn/yearn-security@3dc63b1/audits/A report.pdf');
  assert.equal(url, 'https://github.com/yearn/yearn-security/blob/3dc63b1/audits/A%20report.pdf');
});

test('what no repository holds is a page with a date', () => {
  assert.deepEqual(parseSource('https://snapshot.org/#/ybaby.eth as of 2022-06-21'), {
    label: 'snapshot.org/#/ybaby.eth',
    url: 'https://snapshot.org/#/ybaby.eth',
    date: '2022-06-21',
  });
});

test('anything else is refused with the form to use', () => {
  for (const wrong of [
    'the forum',
    'https://snapshot.org',
    'yearn/yearn-vaults/contracts/Vault.vy',
  ])
    assert.throws(
      () => parseSource(wrong),
      /is not a source; write "owner\/repository@commit\/file"/,
    );
  assert.throws(() => parseSource('https://a.org as of 2022-06-31'), /no 2022-06-31; correct/);
  assert.throws(() => parseSource('https://a.org as of 2922-07'), /no 2922-07; correct/);
  assert.throws(
    () => parseSource('yearn/yearn-vaults@0000000/contracts/Vault.vy'),
    /yearn\/yearn-vaults@0000000 has no date; add the day .*, or name a commit in place of a branch/,
  );
});

test('sources are one text or several for each heading', () => {
  assert.deepEqual(
    [...readSources({ page: 'a', fees: ['b', 'c'] })],
    [
      ['page', ['a']],
      ['fees', ['b', 'c']],
    ],
  );
  assert.throws(() => readSources(['a']), /not a map/);
  assert.throws(() => readSources({ fees: [] }), /"fees" are neither/);
});

test('commits and their days are well formed', () => {
  for (const [repository, list] of Object.entries(commits)) {
    for (const [commit, date] of Object.entries(list)) {
      assert.match(date, /^20(?:19|2\d)-\d\d-\d\d$/, `${repository}@${commit}`);
      assert.ok(isDate(date), `${repository}@${commit}: ${date}`);
      assert.match(commit, /^(?:[0-9a-f]{7,40}|v?\d[\w.-]*)$/, `${repository}@${commit}`);
    }
  }
});
