/**
 * `npm run rehearse:release`: cuts a made-up release in a copy of the site, builds its vaults and looks at the pages.
 *
 * Takes some minutes; `npm test` cuts the same release without the build.
 */
import '../setup/help.cjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { madeUp, makeCopy, makeDescriptions, makeFacts, runRelease } from './rehearsal';

parseArgs();
const folder = mkdtempSync(path.join(os.tmpdir(), 'rehearsal-'));
const root = path.join(folder, 'site');
const faults: string[] = [];

function expect(page: string, pattern: RegExp): void {
  const file = path.join(root, 'build', page, 'index.html');
  if (!existsSync(file)) faults.push(`${page}: no page`);
  else if (!pattern.test(readFileSync(file, 'utf8'))) faults.push(`${page}: lacks ${pattern}`);
}

try {
  makeCopy(root);
  const previous = makeFacts(path.join(folder, 'facts'));
  makeDescriptions(path.join(folder, 'descriptions'));
  const cut = runRelease(
    root,
    ...[madeUp, '--facts', path.join(folder, 'facts')],
    ...['--descriptions', path.join(folder, 'descriptions'), '--yes'],
  );
  console.log(cut.output);
  if (cut.status !== 0) throw new Error('the release was not cut');
  const built = spawnSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/build/cli.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SECTIONS: 'vaults' },
  });
  if (built.status !== 0) throw new Error('the site with the release was not built');
  expect('vaults/smart-contracts/vault', /id="setmotto"/);
  expect(`vaults/${previous}/smart-contracts/vault`, /id="setname"/);
  expect(`vaults/${previous}/smart-contracts/vault`, /rel="canonical" href="[^"]*\/vaults\/smart/);
  expect(`vaults/${previous}/getting-started`, /rel="canonical"/);
  expect('vaults/getting-started', new RegExp(`/vaults/${previous}/getting-started`));
  expect(`vaults/${previous}`, new RegExp(`url=/vaults/${previous}/getting-started`));
  expect(`vaults/${madeUp}/smart-contracts/vault`, /url=\/vaults\/smart-contracts\/vault/);
  expect('vaults/compare', new RegExp(madeUp.replaceAll('.', '\\.')));
  console.log(faults.length === 0 ? 'The rehearsal passed.' : faults.join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
