import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callersText } from './access';
import { anchorsOf } from './anchors';
import { diffReleases } from './diff';
import { callingChange, contractHistory, type MemberState } from './history';
import { contractIn, functionKey, messagesOf } from './model';
import { signatureLines } from './signature';
import { loadSite } from './testing/site';

const reference = loadSite();
const contracts = Object.values(reference.presence).map(({ contract }) => contract);
const histories = new Map(contracts.map((name) => [name, contractHistory(reference, name)]));

const stateIn = (states: readonly MemberState[] = [], index: number): MemberState | undefined =>
  states.find(({ from, to }) => from <= index && index <= to);

test('each function is in the history of each release as the release has it', (context) => {
  let count = 0;
  for (const [name, { members }] of histories) {
    const anchors = anchorsOf(reference, name);
    reference.releases.forEach((release, index) => {
      const contract = contractIn(reference, release, name);
      const there = new Set<string>();
      contract?.functions.concat(contract.constructor ?? []).forEach((fn) => {
        const anchor = anchors('function', functionKey(fn));
        there.add(anchor);
        const { lines, access, messages = [] } = stateIn(members[anchor], index) ?? {};
        const callers = fn.kind === 'constructor' ? null : callersText(reference, contract, fn);
        assert.deepEqual(
          { lines, access, messages },
          {
            lines: signatureLines(contract, fn),
            access: callers?.replaceAll('`', ''),
            messages: messagesOf(fn),
          },
          `${name} ${release} ${anchor}`,
        );
        count += 1;
      });
      for (const [anchor, states] of Object.entries(members)) {
        const [line = ''] = states[0]?.lines.slice(-1) ?? [];
        if (!/^(?:def|function|constructor)\b/.test(line) || there.has(anchor)) continue;
        assert.equal(stateIn(states, index), undefined, `${name} ${release} has no ${anchor}`);
      }
    });
  }
  context.diagnostic(`${count} functions`);
  assert.ok(count > 1500, String(count));
});

test('a change that the comparison of two releases lists begins a new state', (context) => {
  let count = 0;
  reference.releases.slice(1).forEach((to, before) => {
    for (const { name, changes } of diffReleases(reference, reference.releases[before] ?? '', to)) {
      const { members } = histories.get(name) ?? {};
      if (!members) continue;
      const anchors = anchorsOf(reference, name);
      for (const { kind, change, key, details } of changes) {
        if (change !== 'changed' || kind === 'contract' || kind === 'inherited') continue;
        const anchor = anchors(kind, key);
        const state = stateIn(members[anchor], before + 1);
        assert.equal(state?.from, before + 1, `${name} ${to} ${anchor}: ${details.join()}`);
        assert.deepEqual(
          state.changes?.filter((each) => !each.startsWith(callingChange)),
          details,
        );
        count += 1;
      }
    }
  });
  context.diagnostic(`${count} changes`);
  assert.ok(count > 100, String(count));
});

test('a function that calls changed code has a state of its own, though its own code is the same', () => {
  const releasesOf = (name: string, anchor: string): string[] =>
    (histories.get(name)?.members[anchor] ?? [])
      .filter(({ changes }) => changes?.some((each) => each.startsWith(callingChange)))
      .map(({ from }) => reference.releases[from] ?? '');
  // 0.3.2, for one, takes locked profit out of the price, in a function that this one calls.
  assert.deepEqual(releasesOf('Vault', 'pricepershare'), [
    '0.3.1',
    '0.3.2',
    '0.3.5',
    '0.4.2',
    '0.4.3',
  ]);
  assert.deepEqual(releasesOf('Vault', 'debtoutstanding'), ['0.3.5', '0.4.2']);
  assert.deepEqual(releasesOf('Vault', 'deposit'), ['0.3.5', '0.4.3']);
  assert.deepEqual(releasesOf('yToken', 'deposit'), ['0.3.5']);
  assert.deepEqual(releasesOf('Vault', 'totalassets'), []);
  assert.deepEqual(stateIn(histories.get('Vault')?.members['pricepershare'], 2)?.changes, [
    'code that it calls changed: `_shareValue`',
  ]);
});

test('a function that is said to call changed code is in both releases with the same code', () => {
  for (const { from, to, contracts: changed, calling } of reference.codeChanges)
    for (const [name, functions] of Object.entries(calling))
      for (const [signature, called] of Object.entries(functions)) {
        const at = `${name} ${from} ${to} ${signature}`;
        for (const release of [from, to])
          assert.ok(
            contractIn(reference, release, name)?.functions.some(
              (fn) => fn.sourceSignature === signature,
            ),
            at,
          );
        assert.ok(!changed[name]?.includes(signature), at);
        // A contract calls functions of its bases, too.
        const differ = Object.values(changed).flat();
        for (const each of called)
          assert.ok(
            differ.some((key) => key.startsWith(`${each}(`)),
            `${at}: ${each}`,
          );
      }
});

test('states of a member are in order and do not overlap', () => {
  for (const [name, { members }] of histories) {
    for (const [anchor, states] of Object.entries(members)) {
      states.forEach(({ from, to }, i) => {
        assert.ok(from <= to, `${name} ${anchor}`);
        assert.ok((states[i - 1]?.to ?? -1) < from, `${name} ${anchor}`);
      });
    }
  }
});
