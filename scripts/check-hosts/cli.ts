/**
 * `npm run check:hosts`: tries the built site on every host, and writes the matrix into `maintenance/hosting.md`.
 *
 * Needs the built site. Options: `--host NAME`, as often as wanted, for some hosts (the matrix stays as it is);
 * `--published` for the build that is in `build/`, made for GitHub Pages with `BASE_URL` and `POLICY_IN_PAGES`, on that
 * host alone.
 */
import '../setup/help.cjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildEnvironment } from '../../src/config/environment';
import { launchOptions } from '../setup/chromium';
import { buildBelow, Builds } from './builds';
import type { Host } from './host';
import { installedHosts, ownHosts } from './hosts/programs';
import { githubPagesAt, projectPath, standIns, vercelHost } from './hosts/standIns';
import { checkParsers } from './parsers';
import { faultsOf, table, withTable, type Row } from './table';
import { installTools } from './tools';
import { tryHost, whole } from './tryHost';

const root = path.resolve(__dirname, '../..');
const build = path.join(root, 'build');
const guide = path.join(root, 'maintenance/hosting.md');
/** Tries hosts one after another; returns rows, and how many hosts have faults. */
async function tryAll(hosts: readonly Host[], builds: Builds): Promise<[Row[], number]> {
  const browser = await chromium.launch(launchOptions());
  const rows: Row[] = [];
  let failed = 0;
  try {
    for (const host of hosts) {
      const since = Date.now();
      const print = (mark: string, what: string): void =>
        console.log(
          `  ${mark} ${host.name}: ${what} (${Math.round((Date.now() - since) / 1000)} s)`,
        );
      try {
        const row = await tryHost(browser, host, builds, whole);
        rows.push(row);
        const faults = faultsOf(row);
        if (faults.length > 0) failed += 1;
        print(
          faults.length > 0 ? '✖' : '✔',
          `${row.answers.right} of ${row.answers.addresses} addresses, ${row.visit.right} of ${row.visit.steps} steps, ${row.visit.redirects} redirects, ${row.offline.right} of ${row.offline.pages} offline`,
        );
        for (const fault of faults.slice(0, 12)) console.log(`      ${fault}`);
      } catch (error) {
        failed += 1;
        print('✖', (error as Error).message);
      }
    }
  } finally {
    await browser.close();
  }
  return [rows, failed];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', multiple: true },
      published: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('There is no built site. Run "npm run build" first.');
  }
  if (values.published) {
    const { baseUrl } = buildEnvironment(process.env);
    const builds = new Builds(build, new Map([[baseUrl, build]]), true);
    const [, failed] = await tryAll([githubPagesAt(baseUrl)], builds);
    builds.close();
    console.log(`\n${1 - failed} passed, ${failed} failed`);
    process.exitCode = failed;
    return;
  }
  const all = [...ownHosts, ...installedHosts, ...standIns, vercelHost];
  const unknown = values.host?.find((name) => !all.some((host) => host.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no host "${unknown}". Hosts: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  const hosts = values.host ? all.filter(({ name }) => values.host?.includes(name)) : all;
  installTools();
  const parserFaults = await checkParsers(build);
  for (const fault of parserFaults) console.log(`  ✖ ${fault}`);
  const needsPath = hosts.some(({ baseUrl = '/' }) => baseUrl !== '/');
  const below = new Map(needsPath ? [[projectPath, buildBelow(projectPath)]] : []);
  const builds = new Builds(build, below);
  const [rows, failed] = await tryAll(hosts, builds);
  builds.close();
  if (!values.host && rows.length === hosts.length) {
    writeFileSync(guide, withTable(readFileSync(guide, 'utf8'), table(rows)));
  }
  const faults = failed + parserFaults.length;
  console.log(`\n${hosts.length - failed} passed, ${faults} failed`);
  process.exitCode = faults > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
