/**
 * `npm run check:hosts`: tries the built site on every host, and writes the matrix into `maintenance/hosting.md`.
 *
 * Needs the built site. Options: `--host NAME`, as often as wanted, for some hosts (the matrix stays as it is);
 * `--published` for the build that is in `build/`, made for GitHub Pages with `BASE_URL` and `POLICY_IN_PAGES`, on that
 * host alone.
 */
import '../setup/help.cjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildEnvironment } from '../../src/config/environment';
import { builtSite } from '../setup/built';
import { launchOptions } from '../setup/chromium';
import { refuseUnknown } from '../setup/refusal';
import { buildBelow, Builds } from './builds';
import type { Host } from './host';
import { installedHosts, ownHosts } from './hosts/programs';
import { githubPagesAt, projectPath, standIns, vercelHost } from './hosts/standIns';
import { checkParsers } from './parsers';
import { faultsOf, table, withTable, type Row } from './table';
import { installTools } from './tools';
import { tryHost } from './tryHost';

const root = path.resolve(__dirname, '../..');
const build = path.join(root, 'build');
const guide = path.join(root, 'maintenance/hosting.md');

/** Tries hosts one after another, and prints what was found. Returns rows of those that could be tried. */
async function tryAll(hosts: readonly Host[], builds: Builds): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  const rows: Row[] = [];
  let failed = 0;
  for (const host of hosts) {
    const since = Date.now();
    let found = 'could not be tried';
    let faults: string[];
    try {
      const row = await tryHost(browser, host, builds);
      const { answers, visit, offline } = row;
      found = `${answers.right} of ${answers.addresses} addresses, ${visit.right} of ${visit.steps} steps, ${visit.redirects} redirects, ${offline.right} of ${offline.pages} offline`;
      faults = faultsOf(row);
      rows.push(row);
    } catch (error) {
      faults = [(error as Error).message];
    }
    if (faults.length > 0) failed += 1;
    const seconds = Math.round((Date.now() - since) / 1000);
    console.log(`  ${faults.length > 0 ? '✖' : '✔'} ${host.name}: ${found} (${seconds} s)`);
    for (const fault of faults.slice(0, 12)) console.log(`      ${fault}`);
  }
  await browser.close();
  console.log(`\n${hosts.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
  return rows;
}

/** The hosts with the given names, or all of them. */
function hostsNamed(names: readonly string[] | undefined): readonly Host[] {
  const all = [...ownHosts, ...installedHosts, ...standIns, vercelHost];
  const known = all.map(({ name }) => name);
  refuseUnknown('host', names ?? [], known);
  return names ? all.filter(({ name }) => names.includes(name)) : all;
}

/** Tries hosts, and writes the matrix if those are all. */
async function tryHosts(names: readonly string[] | undefined): Promise<void> {
  const hosts = hostsNamed(names);
  installTools();
  for (const fault of await checkParsers(build)) {
    console.log(`  ✖ ${fault}`);
    process.exitCode = 1;
  }
  const needsPath = hosts.some(({ baseUrl = '/' }) => baseUrl !== '/');
  const below: Record<string, string> = needsPath ? { [projectPath]: buildBelow(projectPath) } : {};
  const rows = await tryAll(hosts, new Builds({ '/': build, ...below }));
  if (!names && rows.length === hosts.length) {
    writeFileSync(guide, withTable(readFileSync(guide, 'utf8'), table(rows)));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', multiple: true },
      published: { type: 'boolean', default: false },
    },
  });
  builtSite(build);
  if (!values.published) return tryHosts(values.host);
  const { baseUrl } = buildEnvironment(process.env);
  await tryAll([githubPagesAt(baseUrl)], new Builds({ [baseUrl]: build }));
}

void main();
