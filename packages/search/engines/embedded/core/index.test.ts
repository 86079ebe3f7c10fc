import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readShard, writeShard } from '../format';
import { arrangeTexts, buildShard } from '../../../build/embedded/shards';
import { readRecords } from '../../../build/records';
import { page, searchSite, site, smallSite } from '../../../testing/site';
import { SearchIndex } from '.';

const asked = new Map([
  ['/resources/defi-glossary#flash-loan', ['borrow without a deposit', 'loan that ends at once']],
]);
const records = readRecords(smallSite(), searchSite, { asked });
const shard = buildShard(undefined, records, arrangeTexts(records));
const indexOf = (built: typeof shard): SearchIndex =>
  new SearchIndex([readShard(writeShard(built))], searchSite.versions.releases);
const index = indexOf(shard);
const numbers = [...Array(shard.questions.reduce((sum, count) => sum + count)).keys()];

const first = (query: string, omitted?: number): string | undefined => {
  const [match] = index.find(index.parse(query), '0.4.3', {}, omitted);
  return match && `${match.section.route}#${match.section.anchor}`;
};

test('a slip is read as the word of a heading, but not before the word is typed', () => {
  const names = (query: string): string[] => index.parse(query).words.map(({ whole }) => whole);
  assert.deepEqual(names('slipage ?'), ['slippage']);
  assert.deepEqual(names('slpipage ?'), ['slippage']);
  assert.deepEqual(names('slip'), ['slip']);
  assert.deepEqual(names('flashloan'), ['flashloan'], 'two words in one are no slip');
  assert.deepEqual(names('xylophone'), ['xylophone'], 'what is like nothing stays');
});

test('a slip of a word is not read as two short words in one', () => {
  const root = site({ '/resources/rates': page('Interest', '<p>An int, and the rest.</p>') });
  const few = readRecords(root, searchSite);
  const small = indexOf(buildShard(undefined, few, arrangeTexts(few)));
  const words = (query: string): string[] => small.parse(query).words.map(({ whole }) => whole);
  assert.deepEqual(words('intrest ?'), ['interest']);
  assert.deepEqual(words('restint ?'), ['restint'], 'what is no slip is two words in one');
});

test('a short form that stands for a word begins no other', () => {
  const root = site({
    '/resources/prices': page('Price list', '<p>What things cost.</p>'),
    '/resources/pull': page('Pull changes', '<p>Others merge them.</p>'),
  });
  const few = readRecords(root, searchSite);
  const small = indexOf(buildShard(undefined, few, arrangeTexts(few)));
  const routes = (query: string): string[] =>
    small.find(small.parse(query), '0.4.3').map(({ section }) => section.route);
  assert.deepEqual(routes('pr'), ['/resources/pull']);
  assert.deepEqual(routes('pri'), ['/resources/prices']);
});

test('the very question of a section says more than one that is near', () => {
  const likeness = (query: string): number =>
    index.find(index.parse(query), '0.4.3').find(({ section }) => section.anchor === 'flash-loan')
      ?.likeness ?? 0;
  assert.ok(likeness('borrow without a deposit') > 1);
  assert.ok(likeness('borrow a deposit at once') <= 1);
});

test('of members with one name, the one whose contract other documents refer to counts most', () => {
  const member = (contract: string): string =>
    page(
      contract,
      `<p>Declared in: ${contract}.sol at v0.4.3, contract.</p><h2 id="approve">approve</h2>` +
        '<p><code>function approve()</code></p><p>Allows. <code>0x095ea7b3</code></p>',
    );
  const guides = [...'abcdefgh'].map((name) => [
    `/resources/${name}`,
    page(name, '<p>See <a href="/vaults/zvault">the contract</a>.</p>'),
  ]);
  const root = site({
    '/vaults/ytoken': member('Wrapper'),
    '/vaults/zvault': member('Vault'),
    '/resources/one': page('One', '<p>See <a href="/vaults/ytoken#approve">it</a>.</p>'),
    ...(Object.fromEntries(guides) as Record<string, string>),
  });
  const few = readRecords(root, searchSite);
  const small = indexOf(buildShard('0.4.3', few, arrangeTexts(few)));
  for (const query of ['approve', '0x095ea7b3']) {
    const [match] = small.find(small.parse(query), '0.4.3');
    assert.equal(match?.section.route, '/vaults/zvault', query);
  }
});

test('a question that is left out finds nothing', () => {
  assert.equal(first('ends at once'), '/resources/defi-glossary#flash-loan');
  const number = numbers.find((each) => first('ends at once', each) === undefined);
  assert.notEqual(number, undefined);
});

test('a question likes the section that is asked so more than those that hold its words', () => {
  const [match] = index.find(index.parse('can I borrow without a deposit?'), '0.4.3');
  assert.equal(match?.section.anchor, 'flash-loan');
  assert.ok(match.likeness > 0.8, String(match.likeness));
});

test('of a topic, two questions say more than one; the name of a section means that one', () => {
  const likeness = (query: string, omitted?: number): number =>
    index
      .find(index.parse(query), '0.4.3', {}, omitted)
      .find(({ section }) => section.anchor === 'flash-loan')?.likeness ?? 0;
  const without = (query: string): number =>
    Math.max(...numbers.map((each) => likeness(query, each)));
  const topic = 'loan without a deposit that ends at once';
  const lower = numbers.filter((each) => likeness(topic, each) < likeness(topic));
  assert.equal(lower.length, 2, 'each of the two questions adds to it');
  assert.equal(without('flash loan'), likeness('flash loan'), 'the name alone is enough');
});
