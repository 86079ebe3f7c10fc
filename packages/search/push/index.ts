import { isDeepStrictEqual } from 'node:util';
import type { SearchClient } from 'algoliasearch';
import type { HostedRecord } from '../engines/hosted/record';
import { indexSettings } from './settings';

export interface PushOptions {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  /** Show what would change, change nothing. */
  readonly dryRun: boolean;
  /** Replace even a much larger index. */
  readonly force: boolean;
  readonly log: (line: string) => void;
}

/** A reason not to push, as a sentence. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

const batchSize = 500;
const listed = 10;

function statusOf(error: unknown): number | undefined {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

/** What a refusal of the service means, and what to do about it. */
function explain(error: unknown): PushError {
  const status = statusOf(error);
  // The service's client throws plain objects.
  const message = String((error as { message?: string }).message ?? error).replace(/\.$/, '');
  if (status === 401 || status === 403) {
    return new PushError(
      `The service refuses the key: ${message}. It needs the rights addObject, deleteIndex, editSettings, settings, search, browse, and seeUnretrievableAttributes.`,
    );
  }
  if (status === 429) return new PushError(`The quota of the service is used up: ${message}.`);
  return new PushError(`The service could not be reached or failed: ${message}.`);
}

/** The records that the index holds now, or none if there is no index. */
async function readIndex({ client, indexName }: PushOptions): Promise<{
  records: Map<string, unknown>;
  settings: Record<string, unknown>;
}> {
  const index = client.initIndex(indexName);
  const records = new Map<string, unknown>();
  try {
    const settings = (await index.getSettings()) as Record<string, unknown>;
    await index.browseObjects({
      batch: (batch) => batch.forEach((each) => records.set(each.objectID, each)),
    });
    return { records, settings };
  } catch (error) {
    if (statusOf(error) === 404) return { records, settings: {} };
    throw explain(error);
  }
}

/** Ids of records, and names of settings. */
interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly settings: readonly string[];
}

/** Compares an index with its replacement. */
function compare(
  current: { records: ReadonlyMap<string, unknown>; settings: Readonly<Record<string, unknown>> },
  records: readonly HostedRecord[],
): Changes {
  // As the service stores them.
  const next = new Map(
    records.map((record) => [record.objectID, JSON.parse(JSON.stringify(record)) as unknown]),
  );
  const ids = [...next.keys()];
  return {
    added: ids.filter((id) => !current.records.has(id)),
    changed: ids.filter((id) => {
      const record = current.records.get(id);
      return record !== undefined && !isDeepStrictEqual(record, next.get(id));
    }),
    removed: [...current.records.keys()].filter((id) => !next.has(id)),
    settings: Object.entries(indexSettings)
      .filter(([name, value]) => !isDeepStrictEqual(current.settings[name], value))
      .map(([name]) => name),
  };
}

/**
 * Replaces a hosted index with the records and the settings in one step: readers see the old index or the new one.
 *
 * @returns what changed
 * @throws PushError if the index would lose more than half of its records without `force`, or the service fails
 */
export async function push(options: PushOptions): Promise<Changes> {
  const { client, indexName, records, dryRun, force, log } = options;
  const current = await readIndex(options);
  const before = current.records.size;
  const changes = compare(current, records);
  log(`The index "${indexName}" has ${before} records; the build has ${records.length}.`);
  for (const [what, mark, names] of [
    ['to add', '+', changes.added],
    ['to change', '~', changes.changed],
    ['to remove', '-', changes.removed],
    ['settings to change', '*', changes.settings],
  ] as const) {
    log(`  ${names.length} ${what}`);
    if (!dryRun) continue;
    names.slice(0, listed).forEach((name) => log(`    ${mark} ${name}`));
    if (names.length > listed) log(`    … and ${names.length - listed} more`);
  }
  if (!force && (records.length === 0 || records.length * 2 < before)) {
    throw new PushError(
      `Refused: ${records.length} records would replace ${before}. Is the build complete? If you mean it, add --force.`,
    );
  }
  if (dryRun) {
    log('Nothing was changed: this was a dry run.');
    return changes;
  }

  const temporaryName = `${indexName}_next`;
  const temporary = client.initIndex(temporaryName);
  let outcome = 'is as it was.';
  try {
    // What an interrupted push may have left. If a host fails, the client tries another one by itself.
    await temporary.delete().wait();
    // Synonyms and rules that someone made in the service's dashboard would be lost with the old index.
    if (Object.keys(current.settings).length > 0)
      await client.copyIndex(indexName, temporaryName, { scope: ['rules', 'synonyms'] }).wait();
    await temporary.setSettings(indexSettings).wait();
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      await temporary.saveObjects(batch).wait();
      log(`Wrote ${start + batch.length} of ${records.length} records.`);
    }
    // The service may have done it, although its answer got lost.
    outcome = 'may be the old one or the new one. Run the command again.';
    await client.moveIndex(temporaryName, indexName).wait();
  } catch (error) {
    throw new PushError(`${explain(error).message} The index "${indexName}" ${outcome}`);
  }
  log(`The index "${indexName}" holds ${records.length} records.`);
  return changes;
}
