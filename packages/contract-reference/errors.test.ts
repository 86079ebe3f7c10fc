import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { anchorOf, errorsPage, placesOf } from './errors';
import { loadSite, siteRoot } from './testing/site';

const reference = loadSite();
const words = reference.errorWords;
const [text = ''] = Object.values(errorsPage(reference));
const page = text.replaceAll(`${reference.latest} |`, 'newest |');

test('every message of the releases is a heading with an anchor of its own', () => {
  const messages = [...placesOf(reference).keys()];
  assert.ok(messages.length >= 20);
  for (const message of messages) {
    assert.ok(page.includes(`### \`${message}\` {#${anchorOf(message)}}\n`), message);
  }
  const anchors = [...page.matchAll(/\{#([\w-]+)\}/g)].map(([, anchor]) => anchor);
  assert.deepEqual(anchors, [...new Set(anchors)]);
});

test('a message says where it occurs, and since and until when', () => {
  const part = (anchor: string): string => page.split(`{#${anchor}}`)[1]?.split('\n###')[0] ?? '';
  assert.match(
    part('healthcheck'),
    /\| BaseStrategy \| \[`harvest`\]\(.*#harvest\) \| (?:0\.4\.3 to )?newest \|/,
  );
  assert.match(part('strategy-already-initialized'), /\| 0\.3\.2 to newest \|/);
  // Constructors and internal functions have entries, too.
  for (const anchor of ['constructor', '_initialize'])
    assert.ok(part('strategy-already-initialized').includes(`/BaseStrategy#${anchor})`), anchor);
  assert.match(part('slice-overflow'), /\| ProxyFactoryInitializable \| `slice` \| 0\.3\.2 \|/);
});

test('a bare revert has its causes with the releases that they belong to', () => {
  const deposit = page.split('{#vault-deposit}')[1]?.split('\n####')[0] ?? '';
  assert.match(deposit, /\| A guest list is set .* \| 0\.3\.0 to 0\.3\.5 \|/);
  assert.match(
    deposit,
    /\| The recipient is the Vault or the zero address\. .* \| 0\.4\.2 to newest \|/,
  );
  for (const row of deposit
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .slice(1)) {
    assert.equal(row.split(' | ').length, 4, row);
  }
});

test('a cause with a message is not among the reverts without one, and no advice is left over', () => {
  const bare = page.split('{#bare-reverts}')[1] ?? '';
  const part = (anchor: string): string => bare.split(`{#${anchor}}`)[1]?.split('\n###')[0] ?? '';
  assert.doesNotMatch(part('basestrategy-setrewards'), /not the strategist/);
  assert.doesNotMatch(part('commonhealthcheck-setgovernance'), /not governance/);
  assert.match(part('basewrapper-setregistry'), /not governance of the new Registry/);
  for (const { check, fix } of words.advice)
    assert.ok(bare.includes(`| ${check} | ${fix} |`), check);
});

test('the advice is for the function that it is shown at', () => {
  const part = (anchor: string): string => page.split(`{#${anchor}}`)[1]?.split('\n###')[0] ?? '';
  assert.doesNotMatch(part('registry-latestrelease'), /releaseDelta/);
  assert.doesNotMatch(part('vault-setmanagementfee'), /performanceFee/);
  assert.doesNotMatch(part('vault-sweep'), /want\(\)/);
  assert.doesNotMatch(part('vault-migratestrategy'), /Add the strategy|real account/);
  assert.match(part('basestrategy-migrate'), /new strategy's `vault\(\)`/);
  assert.match(part('shares'), /In 0\.3\.0, the next harvest/);
  assert.match(part('registry-acceptgovernance'), /pendingGovernance\(\)/);
  assert.match(part('registry-latestvault'), /`nextDeployment\(token\)` up to 0\.3\.2/);
  assert.match(part('registry-endorsevault'), /`governance\(\)` on the vault and on the registry/);
});

test('the messages of the libraries match the pinned OpenZeppelin', () => {
  const folder = path.join(siteRoot, 'node_modules/@openzeppelin/contracts');
  const source = [
    'token/ERC20/SafeERC20.sol',
    'token/ERC20/ERC20.sol',
    'math/SafeMath.sol',
    'utils/Address.sol',
  ]
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  // What no contract of the releases can cause: it calls no such function, or the library gives another message first.
  const never = [
    'SafeERC20: decreased allowance below zero',
    'SafeMath: modulo by zero',
    'Address: insufficient balance',
    'Address: insufficient balance for call',
    'Address: low-level call failed',
    'Address: low-level call with value failed',
    'ERC20: mint to the zero address',
    'ERC20: burn from the zero address',
  ];
  const all = [...source.matchAll(/"(\w+: [^"\n]+)"/g)].map(([, message = '']) => message);
  const own = Object.keys(words.messages);
  assert.deepEqual(
    Object.keys(words.library).sort(),
    [...new Set(all)].filter((message) => ![...never, ...own].includes(message)).sort(),
  );
});

test('a message or a cause without words, and words without a message, stop the generator', () => {
  const pageWith = (changed: Partial<typeof words>) =>
    errorsPage({ ...reference, errorWords: { ...words, ...changed } });
  const fewer = { ...words.messages };
  delete (fewer as Partial<typeof fewer>)['!want'];
  assert.throws(() => pageWith({ messages: fewer }), {
    message: /reference\/errors\.yaml.*"!want" has no words.*add text, check, and fix/s,
  });
  const more = { ...words.messages, '!nothing': { text: '', check: '', fix: '' } };
  assert.throws(() => pageWith({ messages: more }), /no release has "!nothing"/);
  assert.throws(
    () => pageWith({ advice: words.advice.slice(1) }),
    /no pattern fits "The caller is not governance\."/,
  );
});
