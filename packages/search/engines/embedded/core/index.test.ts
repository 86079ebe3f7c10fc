import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrangeTexts, buildShard } from '../../../build/embedded/shards';
import { type AskedBySection, readRecords } from '../../../build/records';
import { page, searchSite, site, smallSite } from '../../../testing/site';
import type { Release, SearchSite } from '../../../types';
import { type Match, SearchIndex } from '.';

interface Around {
  readonly asked?: AskedBySection;
  readonly release?: Release;
  readonly known?: SearchSite;
}

/** What the index of a built site reads and finds. */
function indexBelow(root: string, { asked, release, known = searchSite }: Around = {}) {
  const records = readRecords(root, searchSite, { asked });
  const index = new SearchIndex([buildShard(release, records, arrangeTexts(records))], known);
  const find = (query: string, filters = {}, omitted?: number): Match[] =>
    index.find(index.parse(query), '0.4.3', filters, omitted);
  return {
    find,
    parse: (query: string) => index.parse(query),
    words: (query: string) => index.parse(query).words.map(({ whole }) => whole),
    anchors: (query: string, filters = {}) =>
      find(query, filters).map(({ section }) => section.anchor),
    routes: (query: string) => find(query).map(({ section }) => section.route),
  };
}

const indexOf = (pages: Parameters<typeof site>[0], around?: Around) =>
  indexBelow(site(pages), around);

const index = indexBelow(smallSite(), {
  asked: new Map([
    ['/resources/defi-glossary#flash-loan', ['borrow without a deposit', 'loan that ends at once']],
  ]),
});
/** The numbers of these questions. */
const numbers = [0, 1];

/** How near a query is to the section that is asked so. */
const likeness = (query: string, omitted?: number): number =>
  index.find(query, {}, omitted).find(({ section }) => section.anchor === 'flash-loan')?.likeness ??
  0;

test('a slip is read as the word of a heading, but not before the word is typed', () => {
  const { words } = index;
  assert.deepEqual(words('slipage ?'), ['slippage']);
  assert.deepEqual(words('slpipage ?'), ['slippage']);
  assert.deepEqual(words('slip'), ['slip']);
  assert.deepEqual(words('flashloan ?'), ['flash', 'loan'], 'two words in one are no slip');
  assert.deepEqual(words('xylophone'), ['xylophone'], 'what is like nothing stays');
});

test('a number is read apart from the word that it was typed with, unless both are one name', () => {
  const { words } = indexOf({
    '/resources/yip': page('YIP-66', '<p>It follows ERC4626 and uint256. Dead.</p>'),
  });
  assert.deepEqual(words('YIP66 uint256 erc4626'), ['yip', '66', 'uint256', 'erc4626']);
  assert.deepEqual(words('eip66 yip66b 0xdead'), ['eip66', 'yip66b']);
  assert.doesNotMatch(words('0xdead0001').join(' '), /dead\b/);
});

test('a name in lower case is read as headings write it, and a symbol stays a word', () => {
  const { parse } = indexOf({
    '/resources/share': page('pricePerShare', '<p>Of one share, as yvDAI.</p>'),
  });
  assert.deepEqual(parse('pricepershare gas'), parse('pricePerShare gas'));
  assert.equal(parse('yvdai gas').text, 'yvdai gas');
});

test('a word of another language is read in English, and what else the index lacks is left out', () => {
  const { words } = index;
  assert.deepEqual(words('quanto gas slipage?'), ['gas']);
  assert.deepEqual(words('welches Risiko'), ['risk']);
  assert.deepEqual(
    words('il risque de gas'),
    ['risk', 'gas'],
    'words that join others are left out',
  );
});

test('beside a word of another language, a word of two letters is one, too', () => {
  const { words } = indexOf({ '/resources/il': page('IL and gas', '<p>Impermanent loss.</p>') });
  assert.deepEqual(words('il gas'), ['il', 'gas']);
  assert.deepEqual(words('il y a un risque de gas'), ['risk', 'gas']);
});

test('a slip of a word is not read as two short words in one', () => {
  const { words } = indexOf({
    '/resources/rates': page('Interest', '<p>An int, and the rest.</p>'),
  });
  assert.deepEqual(words('intrest ?'), ['interest']);
  assert.deepEqual(words('restint ?'), ['rest', 'int'], 'what is no slip is two words in one');
});

test('bytes are no slip of a word, also if they have no numeral', () => {
  const { words, parse } = indexOf({
    '/resources/safe': page('Safe', '<p>What holds the keys.</p>'),
  });
  assert.deepEqual(parse('0xcafe ?').codes, ['cafe']);
  assert.deepEqual(words('safw ?'), ['safe']);
});

test('words that are run together are read apart', () => {
  const { words } = indexOf({
    '/resources/votes': page('Voting', '<p>Your power, and what it is for. Up to 4 signers.</p>'),
  });
  assert.deepEqual(words('votingpower'), ['voting', 'power']);
  assert.deepEqual(words('howtovote ?'), ['vote'], 'words that join others are read, too');
  assert.deepEqual(words('votedsigner'), ['voted', 'signer'], 'in other forms');
  assert.deepEqual(words('powersignervoting'), ['power', 'signer', 'voting']);
  assert.deepEqual(words('votingpow'), ['votingpow'], 'not before the second is typed');
  assert.deepEqual(words('signersup'), ['signersup'], 'two letters say too little');
  const long = `${'into'.repeat(14)}qx`;
  assert.deepEqual(words(`${long} ?`), [long], 'each rest is tried once, or this would take long');
  assert.deepEqual(words('votingPowerplay'), ['votingpowerplay'], 'a name of code stays');
  const endless = 'into'.repeat(499);
  assert.deepEqual(words(endless), [endless.slice(0, 500)], 'a very long one is left as it is');
});

test('a short form that stands for a word begins no other', () => {
  const { routes } = indexOf({
    '/resources/prices': page('Price list', '<p>What things cost.</p>'),
    '/resources/pull': page('Pull changes', '<p>Others merge them.</p>'),
  });
  assert.deepEqual(routes('pr'), ['/resources/pull']);
  assert.deepEqual(routes('pri'), ['/resources/prices']);
});

test('a release that only texts name is found there, and is no slip of another', () => {
  const { routes } = indexOf({
    '/resources/fix': page('Fixes', '<p>The fix came with 0.4.4.</p>'),
    '/resources/news': page('News', '<p>This is 0.4.2.</p>'),
  });
  assert.deepEqual(routes('v0.4.4'), ['/resources/fix']);
  assert.deepEqual(routes('what is in 0.4.2?'), ['/resources/news']);
  assert.deepEqual(routes('0.4.6'), []);
});

test('two words that mean one of a heading say no more than the heading does', () => {
  const asked = new Map([['/resources/ask', ['contact support']]]);
  const { find } = indexOf(
    {
      '/resources/support': page('Support', '<p>Answers.</p>'),
      '/resources/ask': page('Where to ask', '<p>Everywhere.</p>'),
      ...Object.fromEntries(
        numbers.map((number) => [`/resources/${number}`, page(`Page ${number}`, '<p>More.</p>')]),
      ),
    },
    { asked },
  );
  const [best, next] = find('contact support');
  assert.equal(best?.section.route, '/resources/ask');
  assert.ok((next?.likeness ?? 1) < 0.7);
});

test('the very question of a section says more than one that is near', () => {
  assert.ok(likeness('borrow without a deposit') > 1);
  assert.ok(likeness('borrow a deposit at once') <= 1);
});

test('the name of a document means all of it, and not a section of that name', () => {
  const { routes } = indexOf({
    '/resources/design': page('Design', '<h2 id="registry">Registry</h2><p>Lists vaults.</p>'),
    '/resources/registry': page('Registry', '<p>Lists vaults.</p>'),
  });
  assert.equal(routes('registry')[0], '/resources/registry');
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
  const { routes } = indexOf(
    {
      '/vaults/ytoken': member('Wrapper'),
      '/vaults/zvault': member('Vault'),
      '/resources/one': page('One', '<p>See <a href="/vaults/ytoken#approve">it</a>.</p>'),
      ...(Object.fromEntries(guides) as Record<string, string>),
    },
    { release: '0.4.3' },
  );
  for (const query of ['approve', '0x095ea7b3']) {
    assert.equal(routes(query)[0], '/vaults/zvault', query);
  }
});

test('the words around a selector do not hide the member that has it', () => {
  const { anchors } = indexOf({
    '/resources/registry': page(
      'Registry',
      '<p>Declared in: Registry.vy at v0.4.3, contract.</p><h2 id="governance">governance</h2>' +
        '<p><code>def governance() -> address: view</code></p><p>Signs. <code>0x5aa6e675</code></p>' +
        '<h2 id="treasury">Treasury</h2><p>It owns tokens.</p>' +
        '<h2 id="how">How it works</h2><p>It lists vaults.</p>' +
        [...'abcdefghijklmnop'].map((id) => `<h2 id="${id}">${id}</h2><p>Text.</p>`).join(''),
    ),
  });
  for (const asked of ['0x5aa6e675', 'is 0x5aa6e675 the treasury?', 'how 0x5aa6e675 works'])
    assert.equal(anchors(asked)[0], 'governance', asked);
});

test('a question that is left out finds nothing', () => {
  assert.equal(index.anchors('ends at once')[0], 'flash-loan');
  assert.deepEqual(index.find('ends at once', {}, 1), []);
});

test('a question likes the section that is asked so more than those that hold its words', () => {
  const [match] = index.find('can I borrow without a deposit?');
  assert.equal(match?.section.anchor, 'flash-loan');
  assert.ok(match.likeness > 0.8, String(match.likeness));
});

test('of a topic, two questions say more than one; the name of a section means that one', () => {
  const without = (query: string): number =>
    Math.max(...numbers.map((each) => likeness(query, each)));
  const topic = 'loan without a deposit that ends at once';
  const lower = numbers.filter((each) => likeness(topic, each) < likeness(topic));
  assert.equal(lower.length, 2, 'each of the two questions adds to it');
  assert.equal(without('flash loan'), likeness('flash loan'), 'the name alone is enough');
});

test('a pasted message that no section is about leads to the section on how to read messages', () => {
  const { anchors } = indexOf(
    {
      '/security/errors': page(
        'Errors and their causes',
        '<h2 id="read">How to read a call</h2><p>Look at the end.</p><h2 id="messages">Messages</h2>' +
          '<h3 id="want">!want</h3><p>Wrong token.</p><h3 id="low">ERC20: transfer amount exceeds balance</h3>',
      ),
      '/resources/keeper': page('Keeper', '<p>Who calls a strategy.</p>'),
    },
    { known: { ...searchSite, messages: '/security/errors#read' } },
  );
  for (const [message, anchor] of [
    ['!keeper', 'read'],
    ['!minWant', 'read'],
    ['nothing like it', 'read'],
    ['!want', 'want'],
    ['transfer amount exceeds balance', 'low'],
  ] as const) {
    const found = anchors(`execution reverted: ${message}`);
    assert.equal(found[0], anchor, message);
    assert.equal(new Set(found).size, found.length, 'it is there once');
  }
  assert.ok(
    !anchors('execution reverted: !keeper', { kind: 'error' }).includes('read'),
    'of another kind',
  );
});

test('who names several members means each of them, and who names a kind means no other', () => {
  const member = (kind: string, name: string, text: string): string =>
    `<h3 id="${name.toLowerCase()}-${kind}">${name}</h3><p><code>${kind} ${name}()</code></p><p>${text}</p>`;
  const { anchors } = indexOf(
    {
      '/vaults/vault': page(
        'Vault',
        '<p>Declared in: Vault.sol at v0.4.3, contract.</p>' +
          member('function', 'totalDebt', 'What strategies owe.') +
          member('function', 'addStrategy', 'Adds one, emits that it was added.') +
          member('function', 'totalAssets', 'All that it has.') +
          member('event', 'StrategyAdded', 'A strategy was added.'),
      ),
      '/vaults/books': page(
        'Books',
        '<p>Compare totalDebt with totalAssets: totalDebt and totalAssets differ. addStrategy adds.</p>',
      ),
    },
    { release: '0.4.3' },
  );
  assert.deepEqual(anchors('totalAssets totalDebt addStrategy').slice(0, 3).sort(), [
    'addstrategy-function',
    'totalassets-function',
    'totaldebt-function',
  ]);
  assert.equal(anchors('event when strategy was added')[0], 'strategyadded-event');
});
