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
import { Refusal } from '../setup/refusal';
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
        const row = await tryHost(browser, host, builds);
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
    builds.close();
  }
  return [rows, failed];
}

/** The hosts with the given names, or all of them. */
function hostsNamed(names: readonly string[] | undefined): readonly Host[] {
  const all = [...ownHosts, ...installedHosts, ...standIns, vercelHost];
  const unknown = names?.find((name) => !all.some((host) => host.name === name));
  if (unknown !== undefined) {
    throw new Refusal(
      `There is no host "${unknown}". Hosts: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names ? all.filter(({ name }) => names.includes(name)) : all;
}

/** Tries what is built for GitHub Pages; returns how many hosts passed, and how many faults there are. */
async function tryPublished(): Promise<[number, number]> {
  const { baseUrl } = buildEnvironment(process.env);
  const [, failed] = await tryAll([githubPagesAt(baseUrl)], new Builds({ [baseUrl]: build }, true));
  return [1 - failed, failed];
}

/** Tries hosts, and writes the matrix if those are all; returns how many passed, and how many faults there are. */
async function tryHosts(names: readonly string[] | undefined): Promise<[number, number]> {
  const hosts = hostsNamed(names);
  installTools();
  const parserFaults = await checkParsers(build);
  for (const fault of parserFaults) console.log(`  ✖ ${fault}`);
  const needsPath = hosts.some(({ baseUrl = '/' }) => baseUrl !== '/');
  const below: Record<string, string> = needsPath ? { [projectPath]: buildBelow(projectPath) } : {};
  const [rows, failed] = await tryAll(hosts, new Builds({ '/': build, ...below }));
  if (!names && rows.length === hosts.length) {
    writeFileSync(guide, withTable(readFileSync(guide, 'utf8'), table(rows)));
  }
  return [hosts.length - failed, failed + parserFaults.length];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', multiple: true },
      published: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Refusal('There is no built site. Run "npm run build" first.');
  }
  const [passed, faults] = values.published ? await tryPublished() : await tryHosts(values.host);
  console.log(`\n${passed} passed, ${faults} failed`);
  process.exitCode = faults > 0 ? 1 : 0;
}

void main();
