/** The forms in which hosts publish the site: under a path, with the policy in its pages, nested, and of another build. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import path from 'node:path';
import { nest, putPolicyInPages } from '../../packages/hosting';
import { renamed } from '../../tests/browser/support/deployment';
import { temporaryFolder } from '../../packages/files';
import type { Host } from './host';

const root = path.resolve(__dirname, '../..');

interface Published {
  /** The build before it is nested. */
  readonly site: string;
  /** What the host gets, and what it gets at the next deployment. */
  readonly folders: readonly [string, string];
}

/** Makes the forms that hosts need, each once. */
export class Builds {
  private readonly home = temporaryFolder('hosts');
  private readonly made = new Map<string, string>();

  /** @param builds the site by the path for which it is built */
  constructor(private readonly builds: Readonly<Record<string, string>>) {
    // Apache reads it as a different user.
    chmodSync(this.home, 0o755);
  }

  private make(key: string, fill: (folder: string) => void): string {
    const known = this.made.get(key);
    if (known) return known;
    const folder = path.join(this.home, `${this.made.size}`);
    fill(folder);
    this.made.set(key, folder);
    return folder;
  }

  private changed(key: string, from: string, change: (copy: string) => void): string {
    return this.make(key, (folder) => {
      cpSync(from, folder, { recursive: true });
      change(folder);
    });
  }

  /** The site as a host publishes it. */
  for({ baseUrl = '/', sendsHeaders, isNested = false }: Host): Published {
    const build = this.builds[baseUrl];
    if (build === undefined) throw new Error(`There is no build for ${baseUrl}.`);
    const site = sendsHeaders ? build : this.changed(`pages ${baseUrl}`, build, putPolicyInPages);
    const next = this.make(`next ${site}`, (folder) => renamed(site, folder));
    const published = (folder: string): string =>
      isNested ? this.changed(`nested ${folder}`, folder, (copy) => nest(copy, baseUrl)) : folder;
    return { site, folders: [published(site), published(next)] };
  }
}

/** Builds the site for a path of its host into a folder of the cache. */
export function buildBelow(baseUrl: string): string {
  const folder = path.join(root, '.cache/check-hosts/below');
  const { status } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'scripts/build/cli.ts', '--out-dir', folder],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, BASE_URL: baseUrl },
    },
  );
  if (status !== 0) throw new Error(`The site could not be built for ${baseUrl}.`);
  return folder;
}
