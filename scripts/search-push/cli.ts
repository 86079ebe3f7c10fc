/**
 * `npm run search:push`: fills the hosted index from the last build.
 *
 * Options: `--dry-run` shows what would change, `--force` replaces an index that is more than twice as large. Variables:
 * `ALGOLIA_APP_ID`, `ALGOLIA_INDEX_NAME`, and `ALGOLIA_ADMIN_KEY`, which nothing else reads.
 */
import '../setup/help.cjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import algoliasearch from 'algoliasearch';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { buildEnvironment } from '../../src/config/environment';
import { searchSite } from '../../src/config/search';
import { layout } from '../../src/config/layout';
import { readRecords } from '../../packages/search/build/records';
import { builtSite } from '../setup/built';
import { Refusal } from '../setup/refusal';
import { push, PushError } from '../../packages/search/push';
import { toHosted } from '../../packages/search/push/records';

const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'] as const;

const root = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const missing = variables.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Refusal(
      `Set ${new Intl.ListFormat('en').format(missing)}: the index to fill, and the key that is allowed to.`,
    );
  }
  const folder = builtSite();
  const { baseUrl } = buildEnvironment({ BASE_URL: process.env.BASE_URL });
  const [appId = '', indexName = '', adminKey = ''] = variables.map((name) => process.env[name]);
  await push({
    client: algoliasearch(appId, adminKey),
    indexName,
    records: readRecords(folder, searchSite, { baseUrl, asked: askedBySection(root, layout) }).map(
      toHosted,
    ),
    dryRun: values['dry-run'],
    force: values.force,
    log: console.log,
  });
}

main().catch((error: unknown) => {
  throw error instanceof PushError ? new Refusal(error.message) : error;
});
