/** A site of the classic template that has nothing of this one but its packages. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from '../../scripts/setup/packages';
import type { Outcome } from './smallSite';

const root = path.resolve(__dirname, '../..');

/** Puts the scratch site into an empty folder and builds it into its `build`, by the command of Docusaurus. */
export function buildScratchSite(site: string): Outcome {
  cpSync(path.join(root, 'tests/fixtures/scratch-site'), site, { recursive: true });
  cpSync(path.join(root, 'packages'), path.join(site, 'packages'), { recursive: true });
  linkPackages(root, site);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1' },
    },
  );
  return { status, output: stdout + stderr };
}
