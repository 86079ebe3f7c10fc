import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fromString } from 'ox/Hex';
import { keccak256 } from 'ox/Hash';
import { renderAsked } from './asked';
import { generate } from './build';
import { allFunctions, type Contract, findContract, functionKey, type Release } from './model';
import { isPresent, releaseFolder } from './pages';
import { codeChangedBetween, diffContract, diffReleases } from './diff';
import { comparePage, type Counts } from './testing/compare';
import { parsePage } from './testing/parse';
import { loadSite, siteRoot } from './testing/site';

const keccak = (text: string): string => keccak256(fromString(text));
const selectorOf = (signature: string): string => keccak(signature).slice(0, 10);

const reference = loadSite();
const releases = reference.releases.map((release) => reference.data[release] as Release);
const presentPages = reference.releases.flatMap((release) =>
  Object.entries(reference.presence)
    .filter(([page]) => isPresent(reference.presence, page, release))
    .map(([page, { contract }]) => ({ release, page, contract })),
);
const pageFile = (release: string, page: string): string =>
  `${releaseFolder(reference, release)}/smart-contracts/${page}.md`;
const read = (file: string): string => fs.readFileSync(path.join(siteRoot, file), 'utf8');
const counted = (counts: Counts): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');

test('every selector and topic is the keccak hash of its signature', (t) => {
  const counts = { selectors: 0, inherited: 0, 'selectors of embedded interfaces': 0, topics: 0 };
  for (const { release, contracts } of releases) {
    for (const contract of contracts) {
      const at = `${release} ${contract.name}`;
      for (const { selectors } of contract.functions) {
        for (const { signature, selector } of selectors) {
          assert.equal(selector, selectorOf(signature), `${at} ${signature}`);
          counts.selectors += 1;
        }
      }
      for (const { signature, selector } of contract.inheritedFunctions) {
        assert.equal(selector, selectorOf(signature), `${at} ${signature}`);
        counts.inherited += 1;
      }
      for (const { functions } of contract.interfaces) {
        for (const { signature, selector } of functions) {
          assert.equal(selector, selectorOf(signature), `${at} ${signature}`);
          counts['selectors of embedded interfaces'] += 1;
        }
      }
      for (const { signature, topic0 } of [...contract.events, ...contract.inheritedEvents]) {
        assert.equal(topic0, keccak(signature), `${at} ${signature}`);
        counts.topics += 1;
      }
    }
  }
  t.diagnostic(counted(counts));
});

test('every member has its description, and no description is for nothing', () => {
  assert.doesNotThrow(() => loadSite());
});

test('generation is deterministic', () => {
  assert.deepEqual(generate(loadSite()), generate(reference));
});

test('a constructor can have questions like any other member', () => {
  const described = loadSite();
  const { functions } = described.descriptions.written('BaseStrategy') ?? {};
  assert.ok(functions);
  Object.assign(functions, { constructor: { asked: ['who may deploy it'] } });
  assert.match(
    renderAsked(described, 'BaseStrategy') ?? '',
    /^constructor:\n +- who may deploy it$/m,
  );
});

test('every page, read back, holds exactly the facts of its release', (t) => {
  const total: Counts = { pages: 0 };
  const mismatches: string[] = [];
  for (const { release, page, contract } of presentPages) {
    const result = comparePage(
      reference,
      release,
      contract,
      parsePage(read(pageFile(release, page))),
    );
    mismatches.push(
      ...result.mismatches.map((mismatch) => `${pageFile(release, page)}: ${mismatch}`),
    );
    total.pages = (total.pages ?? 0) + 1;
    for (const [kind, count] of Object.entries(result.counts))
      total[kind] = (total[kind] ?? 0) + count;
  }
  assert.equal(mismatches.length, 0, `\n${mismatches.slice(0, 40).join('\n')}`);
  t.diagnostic(`compared ${counted(total)}`);
});

test('every value has a meaning, and every number a unit, on its page', (t) => {
  let all = 0;
  for (const { release, page } of presentPages) {
    const parsed = parsePage(read(pageFile(release, page)));
    for (const fn of parsed.functions) {
      assert.notEqual(fn.text, '', `${pageFile(release, page)}#${fn.anchor} has no text`);
      for (const row of fn.rows) {
        if (row.name === '' && !row.returned) continue;
        const at = `${pageFile(release, page)}#${fn.anchor}: ${row.name || 'returned value'}`;
        assert.ok(row.meaning.length > 3, `${at} has no meaning`);
      }
    }
    for (const event of parsed.events)
      assert.ok(event.text.length > 3, `${pageFile(release, page)}#${event.anchor} has no text`);
    const numbers = [...parsed.functions, ...parsed.events, ...parsed.structs].flatMap((member) =>
      member.rows.map((row) => ({ ...row, at: member.anchor })),
    );
    for (const { at, type, unit } of [
      ...numbers,
      ...parsed.getters.map(({ anchor, type, unit }) => ({ at: anchor, type, unit })),
    ]) {
      all += 1;
      if (/^u?int\d*$/.test(type))
        assert.notEqual(unit, '', `${pageFile(release, page)}#${at}: a number without a unit`);
    }
    for (const { signature, meaning } of parsed.getters)
      assert.ok(meaning.length > 3, `${pageFile(release, page)} ${signature} has no meaning`);
  }
  t.diagnostic(`${all} values`);
});

test('all pages of the specification exist in all releases', () => {
  const pages = Object.keys(reference.presence);
  assert.ok(pages.length >= 19);
  for (const release of reference.releases) {
    for (const page of pages)
      assert.ok(
        fs.existsSync(path.join(siteRoot, pageFile(release, page))),
        pageFile(release, page),
      );
  }
});

test('no page claims a contract that its release lacks', (t) => {
  let absent = 0;
  for (const release of reference.releases) {
    const data = reference.data[release] as Release;
    const lacking = Object.entries(reference.presence).filter(
      ([, { contract }]) => !findContract(data, contract),
    );
    for (const [page, { contract, presentIn }] of lacking) {
      const text = read(pageFile(release, page));
      absent += 1;
      assert.match(text, /<meta name="robots" content="noindex"\/>/, pageFile(release, page));
      assert.ok(
        text.includes(`yearn-vaults ${release} has no \`${contract}\` contract.`),
        pageFile(release, page),
      );
      assert.ok(!/^#{2,3} /m.test(text), `${pageFile(release, page)} has content`);
      assert.doesNotMatch(text, /^tags:/m, `${pageFile(release, page)}: a topic lists it`);
      for (const other of presentIn)
        assert.ok(
          text.includes(
            `[${other}](/vaults/${other === reference.latest ? '' : `${other}/`}smart-contracts/${page})`,
          ),
          `${pageFile(release, page)} → ${other}`,
        );
    }
    for (const [page, { contract }] of Object.entries(reference.presence)) {
      if (!findContract(data, contract)) continue;
      const [claims = ''] = read(pageFile(release, page)).split(/^## Changes/m);
      for (const [, other] of lacking)
        assert.ok(
          !new RegExp(`\\b${other.contract}\\b`).test(claims),
          `${pageFile(release, page)} names ${other.contract}, which ${release} lacks`,
        );
    }
  }
  t.diagnostic(
    `${absent} pages say that their release has no such contract, ${presentPages.length} describe one`,
  );
});

test('a changed type, selector, constant, role, topic or name on a page is caught', (t) => {
  const flipped = (hex: string): string => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`;
  /** Each kind of fact, where a page has it, and a wrong value for it. */
  const mutations: { kind: string; pattern: RegExp; wrong: (found: string) => string }[] = [
    {
      kind: 'type',
      pattern: /\b(?:uint256|address|bool|bytes32|string)\b(?=[^|\n]*`)/g,
      wrong: (found) => (found === 'uint256' ? 'uint128' : 'uint256'),
    },
    {
      kind: 'selector or topic',
      pattern: /(?<=`)0x[0-9a-f]{8}(?:[0-9a-f]{56})?(?=`)/g,
      wrong: flipped,
    },
    {
      kind: 'role',
      pattern: /(?<=^- \*\*Callers:\*\* (?:[a-zA-Z]+, )*)[a-zA-Z]+/gm,
      wrong: (found) => (found === 'anyone' ? 'governance' : 'anyone'),
    },
    {
      kind: 'mutability',
      pattern: /(?<=^`.*)(?:@view|@pure| view| pure)(?=[ `])/gm,
      wrong: (found) =>
        found.includes('view') ? found.replace('view', 'pure') : found.replace('pure', 'view'),
    },
    { kind: 'parameter', pattern: /(?<=^\| `)\w+(?=` \| `)/gm, wrong: (found) => `${found}x` },
    { kind: 'indexed', pattern: / indexed(?=,| \|)/g, wrong: () => '' },
    {
      kind: 'message',
      pattern: /(?<=[Mm]essages?: (?:`[^`\n]*`, )*`)[^`\n]+(?=`)/g,
      wrong: (found) => `${found}!`,
    },
    {
      kind: 'source line',
      pattern: /(?<=\[source\]\([^)]*#L)\d+/g,
      wrong: (found) => String(Number(found) + 1),
    },
  ];
  const counts: Counts = {};
  const files = generate(reference);
  for (const [release, page, contract] of [
    ['0.4.3', 'BaseStrategy', 'BaseStrategy'],
    ['0.4.3', 'registry', 'Registry'],
    ['0.3.5', 'yToken', 'yToken'],
  ] as const) {
    const text = files[pageFile(release, page)] as string;
    const [body = '', ...rest] = text.split(/^(?=## (?:Error messages|Changes|Health check))/m);
    const caught = (mutant: string): boolean => {
      try {
        return comparePage(reference, release, contract, parsePage(mutant)).mismatches.length > 0;
      } catch {
        return true;
      }
    };
    assert.ok(!caught(text), `${contract} as generated`);
    for (const { kind, pattern, wrong } of mutations) {
      for (const match of body.matchAll(pattern)) {
        const line = body.slice(
          body.lastIndexOf('\n', match.index) + 1,
          body.indexOf('\n', match.index),
        );
        const column = (match.index ?? 0) - body.lastIndexOf('\n', match.index) - 1;
        // Words and the summary may use a type's name; tables give it in their second column only.
        if (
          kind === 'type' &&
          !line.startsWith('`') &&
          !(
            line.startsWith('|') &&
            line.slice(0, column).split('|').length === 3 &&
            line.slice(0, column).endsWith('| `')
          )
        )
          continue;
        if (kind === 'selector or topic' && line.startsWith('- Events')) continue;
        const mutant =
          body.slice(0, match.index) +
          wrong(match[0]) +
          body.slice((match.index ?? 0) + match[0].length) +
          rest.join('');
        assert.ok(
          caught(mutant),
          `${contract} ${release}: ${kind} "${match[0]}" changed in: ${line}`,
        );
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
  }
  for (const release of reference.releases) {
    const text = files[pageFile(release, 'vault')] as string;
    const [before = '', after = ''] = text.split(/^(?=## Constants)/m);
    for (const match of after.matchAll(/(?<=^\| <span[^|]*\| [^|]*\| `)[^`]+(?=`)/gm)) {
      const value = match[0];
      const wrong = /\d(?=\D*$)/.test(value)
        ? value.replace(/\d(?=\D*$)/, (digit) => (digit === '1' ? '2' : '1'))
        : `${value}0`;
      const mutant =
        before +
        after.slice(0, match.index) +
        wrong +
        after.slice((match.index ?? 0) + value.length);
      assert.ok(
        comparePage(reference, release, 'Vault', parsePage(mutant)).mismatches.length > 0,
        `Vault ${release}: constant ${value}`,
      );
      counts.constant = (counts.constant ?? 0) + 1;
    }
  }
  for (const { kind } of [...mutations, { kind: 'constant' }])
    assert.ok((counts[kind] ?? 0) > 0, `no ${kind} was tried`);
  t.diagnostic(`caught ${counted(counts)}`);
});

/** Members of a contract, by name or key, as the data has them. */
function memberKeys(contract: Contract | undefined): Set<string> {
  if (!contract) return new Set();
  return new Set([
    ...allFunctions(contract).map((fn) => `function ${functionKey(fn)}`),
    ...contract.events.map(({ name }) => `event ${name}`),
    ...contract.constants.map(({ name }) => `constant ${name}`),
    ...contract.modifiers.map(({ name }) => `modifier ${name}`),
  ]);
}

test('every pair of releases lists exactly what one has and the other has not', (t) => {
  const counts: Counts = { pairs: 0, added: 0, removed: 0, changed: 0, breaking: 0 };
  const count = (kind: string): number => (counts[kind] = (counts[kind] ?? 0) + 1);
  reference.releases.forEach((to, index) => {
    for (const from of reference.releases.slice(0, index)) {
      count('pairs');
      const [older, newer] = [reference.data[from] as Release, reference.data[to] as Release];
      const diff = diffReleases(reference, from, to);
      for (const name of new Set(
        [...older.contracts, ...newer.contracts].map((item) => item.name),
      )) {
        const [before, after] = [findContract(older, name), findContract(newer, name)];
        const entry = diff.find((item) => item.name === name);
        const at = `${from} to ${to} ${name}`;
        if (!before || !after) {
          assert.equal(entry?.status, before ? 'removed' : 'added', at);
          continue;
        }
        const changes = entry?.changes ?? [];
        const keys = (change: string): string[] =>
          changes
            .filter(
              (item) =>
                item.change === change && !['struct', 'inherited', 'contract'].includes(item.kind),
            )
            .map(({ kind, key }) => `${kind} ${key}`)
            .sort();
        const [old, now] = [memberKeys(before), memberKeys(after)];
        assert.deepEqual(keys('added'), [...now].filter((key) => !old.has(key)).sort(), at);
        assert.deepEqual(keys('removed'), [...old].filter((key) => !now.has(key)).sort(), at);
        for (const key of codeChangedBetween(reference, from, to, name)) {
          const present = `function ${key.startsWith('constructor(') ? 'constructor' : key}`;
          if (old.has(present) && now.has(present))
            assert.ok(keys('changed').includes(present), `${at} ${key}`);
        }
        // A selector that was removed is always marked.
        const remaining = new Set(
          after.functions.flatMap((fn) => fn.selectors.map(({ selector }) => selector)),
        );
        for (const { selector } of after.inheritedFunctions) remaining.add(selector);
        for (const fn of before.functions) {
          if (fn.selectors.every(({ selector }) => remaining.has(selector))) continue;
          const change = changes.find(
            ({ kind, key }) => kind === 'function' && key === functionKey(fn),
          );
          assert.ok(change?.breaking, `${at} ${functionKey(fn)} lost a selector`);
        }
        for (const { change, breaking } of changes) {
          count(change);
          if (breaking) count('breaking');
        }
      }
    }
  });
  t.diagnostic(counted(counts));
});

test('an inherited function without a body is breaking for a contract that others inherit', () => {
  const inherited = (from: string, to: string): (readonly [string, boolean])[] =>
    (diffContract(reference, from, to, 'BaseStrategyInitializable') ?? [])
      .filter(({ kind }) => kind === 'inherited')
      .map(({ details, breaking }) => [details.join('; '), breaking] as const);
  assert.deepEqual(inherited('0.3.5', '0.4.2'), [
    ['`ethToWant(uint256)`; `ethToWant(uint256)` has no body', true],
  ]);
  assert.deepEqual(
    inherited('0.4.2', '0.4.3').map(([, breaking]) => breaking),
    [false],
  );
  const strategy = diffContract(reference, '0.3.5', '0.4.2', 'TestStrategy') ?? [];
  assert.ok(strategy.every(({ kind, breaking }) => kind !== 'inherited' || !breaking));
});

test('comparison pages show their neighbors without JavaScript, breaking changes marked', () => {
  reference.releases.forEach((release, index) => {
    const text = read(`${releaseFolder(reference, release)}/compare.md`);
    const pairs = [
      [reference.releases[index - 1], release],
      [release, reference.releases[index + 1]],
    ] as const;
    let breaking = 0;
    for (const [from, to] of pairs) {
      if (from === undefined || to === undefined) continue;
      assert.ok(text.includes(`## From ${from} to ${to} {#`), `${release}: ${from} to ${to}`);
      for (const { name, changes } of diffReleases(reference, from, to)) {
        assert.ok(text.includes(`${name.toLowerCase()}}`), `${release}: ${name}`);
        breaking += changes.filter((change) => change.breaking).length;
      }
    }
    assert.equal(text.match(/\*\*Breaking\.\*\*/g)?.length ?? 0, breaking, release);
  });
});

test('comparison pages and the lookup end with where to go next, and have that id only there', () => {
  // The search leaves out the section with this id.
  const end = /^(?:(?!\{#next\})[^])*\n## Where to go next \{#next\}\n\n(?:- \[.+\]\(.+\): .+\n)+$/;
  for (const release of reference.releases)
    assert.match(read(`${releaseFolder(reference, release)}/compare.md`), end, release);
  assert.match(read('vaults/selectors.md'), end);
});
