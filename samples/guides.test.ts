/** Every sample of a guide runs, and prints what its page shows. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, mock, test } from 'node:test';
import { startChain } from './chain/anvil';
import { deployVaults, environmentOf } from './chain/deploy';
import { explain, guides, runGuide, samplesFolder, stepsOf } from './run';

const update = process.env['UPDATE_OUTPUT'] === '1';
const root = path.resolve(samplesFolder, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

for (const guide of guides()) {
  test(`the steps of "${guide}" print what the page shows`, async () => {
    const differences = await runGuide(guide, { update });
    assert.equal(differences.map(explain).join('\n\n'), '');
  });
}

test('a step that prints something else is named with file, line, and both outputs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  after(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'chain'));
  mkdirSync(path.join(folder, 'broken/output'), { recursive: true });
  const write = (name: string, text: string): void =>
    writeFileSync(path.join(folder, 'broken', name), text);
  write(
    'steps.sh',
    '# #region connect\nsource ../chain/.env\n# #endregion\n\n' +
      '# #region ask\ncast chain-id --rpc-url "$ETH_RPC_URL"\ncast nothing\n# #endregion\n',
  );
  write('output/ask.txt', '1\n');
  const [difference, ...others] = await runGuide('broken', { folder });
  assert.ok(difference);
  assert.deepEqual(others, []);
  const message = explain(difference);
  assert.match(
    message,
    /^samples\/broken\/steps\.sh:6: guide "broken", step "ask" printed something else\./,
  );
  assert.match(
    message,
    /Expected \(samples\/broken\/output\/ask\.txt\):\n1\nActual:\n31337\nerror: unrecognized/,
  );
  assert.match(message, /UPDATE_OUTPUT=1 npm test -- samples/);
});

test('a script that only reads needs no key, and one that sends says which', async () => {
  delete process.env['PRIVATE_KEY'];
  delete process.env['OWNER_KEY'];
  process.env['ETH_RPC_URL'] = 'http://127.0.0.1:1';
  const { at, user, owner } = await import('./find-vaults/setup');
  assert.match(user.address, /^0x/);
  for (const [signer, key] of [
    [user, 'PRIVATE_KEY'],
    [owner, 'OWNER_KEY'],
  ] as const) {
    const sent = at(user.address, ['function harvest()'], signer)['harvest']?.();
    await assert.rejects(sent as Promise<unknown>, { message: new RegExp(`^${key} is not set`) });
  }
});

test('a script asks for a receipt less often with time, and not without end', async () => {
  process.env['ETH_RPC_URL'] = 'http://127.0.0.1:1';
  const { provider, send } = await import('./find-vaults/setup');
  const pauses: number[] = [];
  mock.method(provider, 'getTransactionReceipt', () => Promise.resolve(null));
  mock.method(globalThis, 'setTimeout', (run: () => void, pause: number) => {
    if (pauses.push(pause) > 1_000) throw new Error('it never ends');
    queueMicrotask(run);
  });
  const lost = send(Promise.resolve({ hash: '0x12' } as never));
  await assert.rejects(lost, /^Error: 0x12 is in no block yet\. Look it up/);
  mock.restoreAll();
  assert.deepEqual(pauses.slice(0, 8), [50, 100, 200, 400, 800, 1_600, 3_200, 4_000]);
});

test('the client of "integrate-a-vault" reads decimals and symbols from the vault', async () => {
  const chain = await startChain();
  after(() => chain.stop());
  const values = await environmentOf(chain.url, await deployVaults(chain.url));
  const usdc = { VAULT: values['USDC_VAULT'], TOKEN: values['USDC'], PARTNER_ID: values['OWNER'] };
  const run = (folder: string, script: string): string =>
    execFileSync(process.execPath, ['--import', 'tsx', script], {
      cwd: path.join(samplesFolder, folder),
      encoding: 'utf8',
      env: { ...process.env, ...values, ...usdc },
    });
  run('integrate-a-vault', 'deposit.ts');
  assert.equal(run('integrate-a-vault', 'tracker.ts'), 'referred 400.000000 yvUSDC\n');
  assert.match(run('integrate-a-vault', 'events.ts'), /: deposit 250\.000000 yvUSDC\n/);
  assert.equal(
    run('integrate-a-vault', 'withdraw.ts'),
    'burned 650.000000 of 650.000000 yvUSDC\npaid   650.000000 USDC\n',
  );
  run('integrate-a-vault', 'deposit.ts');
  assert.match(run('withdraw-without-the-app', 'withdraw.ts'), /^would pay   250\.000000 tokens\n/);
});

test('a project that was copied elsewhere says where it looks for the vault contracts', () => {
  const missing = 'no file @yearnvaults/contracts/BaseStrategy.sol (YEARN_VAULTS is "elsewhere")';
  const code = "import { compile } from './compile.ts'; compile('LendingStrategy');";
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: path.join(samplesFolder, 'first-strategy'),
    encoding: 'utf8',
    env: { ...process.env, YEARN_VAULTS: 'elsewhere' },
  });
  assert.ok(run.stderr.includes(missing), run.stderr);
});

test('records are kept by a method that there is, and by no other in its place', async () => {
  const { makeLedger } = await import('./records-for-taxes/ledger');
  for (const method of ['average', 'fifo']) assert.ok(makeLedger(method));
  for (const method of ['FIFO', 'lifo'])
    assert.throws(() => makeLedger(method), /Write "average" or "fifo"\./);
});

/** The documents that can include samples. */
const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: read(`docs/${file}`) }));
const documents = pages.map(({ text }) => text).join('\n');

test('every step and every output is on a page', () => {
  for (const guide of guides()) {
    for (const { name } of stepsOf(guide)) {
      assert.ok(documents.includes(`file="${guide}/steps.sh#${name}"`), `${guide}: ${name}`);
    }
    const outputs = path.join(samplesFolder, guide, 'output');
    for (const file of existsSync(outputs) ? readdirSync(outputs) : []) {
      assert.ok(documents.includes(`file="${guide}/output/${file}"`), `${guide}: ${file}`);
      const steps = stepsOf(guide).map(({ name }) => `${name}.txt`);
      assert.ok(steps.includes(file), `${guide}: nothing prints ${file}`);
    }
  }
});

test('each guide asks for a chain that no other has used, as its test gets one', () => {
  for (const { file, text } of pages)
    if (text.includes('/steps.sh#connect"'))
      assert.match(
        text,
        /\ba fresh (?:local sample )?chain\b/i,
        `${file}: say before the first step that readers need "a fresh local sample chain"`,
      );
});

test('each guide says what a node may refuse of its scripts', () => {
  for (const guide of guides()) {
    const code = readdirSync(path.join(samplesFolder, guide))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`samples/${guide}/${file}`))
      .join('');
    const page = pages.find(({ text }) => text.includes(`file="${guide}/steps.sh#connect"`));
    if (code.includes('.queryFilter(')) assert.match(page?.text ?? '', /too many blocks/, guide);
    if (code.includes('blockTag')) assert.match(page?.text ?? '', /`missing trie node`/, guide);
  }
});

test('each project has exact versions, those of this repository, and a README of three lines', () => {
  const own = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  const projects = readdirSync(samplesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.ok(projects.length > 8);
  for (const project of projects) {
    const { dependencies } = JSON.parse(read(`samples/${project}/package.json`)) as {
      dependencies: Record<string, string>;
    };
    for (const [name, version] of Object.entries(dependencies)) {
      assert.equal(version, own.devDependencies[name], `samples/${project}/package.json: ${name}`);
    }
    const [title = '', blank, ...lines] = read(`samples/${project}/README.md`)
      .trimEnd()
      .split('\n');
    const says = `samples/${project}/README.md: write a title, a blank line, and three lines`;
    assert.deepEqual([/^# /.test(title), blank, lines.length], [true, '', 3], says);
  }
});

test('what projects share is the same in each', () => {
  const shared = new Map<string, string>();
  for (const guide of guides()) {
    for (const name of ['setup.ts', 'compile.ts']) {
      const file = `samples/${guide}/${name}`;
      if (!existsSync(path.join(root, file))) continue;
      assert.equal(read(file), shared.get(name) ?? read(file), file);
      shared.set(name, read(file));
    }
  }
});
