/** A site of the classic template that has nothing of this one but its packages. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from '../../scripts/setup/packages';
import { buildSite, type Outcome } from './smallSite';

const root = path.resolve(__dirname, '../..');

/** Puts the scratch site into an empty folder and builds it into its `build`, by the command of Docusaurus. */
export function buildScratchSite(site: string): Outcome {
  cpSync(path.join(root, 'tests/fixtures/scratch-site'), site, { recursive: true });
  cpSync(path.join(root, 'packages'), path.join(site, 'packages'), { recursive: true });
  linkPackages(root, site);
  return buildSite(
    site,
    [path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    { NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
  );
}
