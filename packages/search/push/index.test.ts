import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import algoliasearch, { type SearchClient } from 'algoliasearch';
import type { HostedRecord } from '../engines/hosted/record';
import { readRecords } from '../build/records';
import { type HostedService, startHostedService } from '../testing/hosted-service';
import { searchSite, smallSite } from '../testing/site';
import type { SearchRecord } from '../types';
import { push, PushError, type PushOptions } from '.';
import { maxRecordBytes, toHosted } from './records';
import { indexSettings } from './settings';

const asked = new Map([['/resources/defi-glossary#tvl', ['how big is a protocol']]]);
const all = readRecords(smallSite(), searchSite, { asked });
const records = all.map(toHosted);

describe('records for the hosted service', () => {
  test('hold a version to filter by, and fit', () => {
    const hosted = records.find(({ objectID }) => objectID === '/resources/defi-glossary#tvl');
    assert.equal(hosted?.version, 'none');
    for (const record of records) {
      assert.ok(Buffer.byteLength(JSON.stringify(record)) <= maxRecordBytes);
    }
  });

  test('of two members with one name, the one that runs weighs more than its declaration', () => {
    const [own = 0, declared = 0] = ['vault', 'VaultAPI'].map(
      (page) => records.find(({ url }) => url.endsWith(`/${page}#pricepershare`))?.weight,
    );
    assert.ok(own > declared, `${own} ${declared}`);
  });

  test('one that does not fit is named', () => {
    const [first] = all;
    assert.throws(
      () => toHosted({ ...(first as SearchRecord), text: 'x'.repeat(20_000) }),
      /takes 10000/,
    );
  });
});

describe('pushing', () => {
  let service: HostedService;
  let client: SearchClient;
  let told: string[];

  const run = (options: Partial<PushOptions> = {}): ReturnType<typeof push> =>
    push({
      client,
      indexName: 'docs',
      records,
      dryRun: false,
      force: false,
      log: (line) => told.push(line),
      ...options,
    });
  const held = (): string[] => [...(service.indices.get('docs')?.records.keys() ?? [])];
  const isWrite = (request: string): boolean =>
    /^(?:PUT|DELETE)|\/batch$|\/operation$/.test(request);

  before(async () => {
    service = await startHostedService();
    // Under several hosts, as the service is.
    const hosts = ['127.0.0.1', 'localhost'].map((name) => ({
      url: `${name}:${service.port}`,
      protocol: 'http' as const,
    }));
    client = algoliasearch('app', 'key', { hosts });
  });
  after(() => service.close());
  beforeEach(() => {
    service.indices.clear();
    service.requests.length = 0;
    service.fault = undefined;
    told = [];
  });

  test('fills a new index with records and settings, in one step for readers', async () => {
    const { added } = await run();
    assert.equal(added.length, records.length);
    assert.deepEqual(
      held(),
      records.map(({ objectID }) => objectID),
    );
    assert.deepEqual(service.indices.get('docs')?.settings, indexSettings);
    assert.deepEqual([...service.indices.keys()], ['docs'], 'nothing temporary is left');
    const writes = service.requests.filter(isWrite);
    assert.ok(writes.slice(0, -1).every((request) => request.includes('docs_next')));
    assert.match(writes.at(-1) ?? '', /docs_next\/operation$/);
    assert.match(told.join('\n'), /Wrote \d+ of \d+ records/);
  });

  test('what a section is asked as finds it, and is not sent back', async () => {
    await run();
    const { hits } = await client.initIndex('docs').search<HostedRecord>('how big is a protocol');
    assert.equal(hits[0]?.url, '/resources/defi-glossary#tvl');
    assert.equal(hits[0].asked, undefined);
  });

  test('a dry run shows what would change and writes nothing', async () => {
    await run();
    service.requests.length = 0;
    const changed: HostedRecord[] = records
      .slice(1)
      .map((record, index) => (index === 0 ? { ...record, title: 'Other' } : record));
    const [extra] = records;
    assert.ok(extra);
    const changes = await run({
      dryRun: true,
      records: [...changed, { ...extra, objectID: '/new' }],
    });
    assert.deepEqual(
      { ...changes },
      { added: ['/new'], changed: [changed[0]?.objectID], removed: [extra.objectID], settings: [] },
    );
    assert.match(told.join('\n'), /\+ \/new/);
    assert.deepEqual(service.requests.filter(isWrite), []);
  });

  test('synonyms that were made in the dashboard stay', async () => {
    await run();
    const synonyms = [{ objectID: '1', type: 'synonym', synonyms: ['apr', 'apy'] }];
    Object.assign(service.indices.get('docs') ?? {}, { synonyms });
    await run({ records: records.slice(1) });
    assert.deepEqual(service.indices.get('docs')?.synonyms, synonyms);
    assert.equal(held().length, records.length - 1);
  });

  test('the same records again change nothing', async () => {
    await run();
    const { added, changed, removed, settings } = await run();
    assert.deepEqual([added, changed, removed, settings], [[], [], [], []]);
  });

  test('without the right to see questions, every record looks changed', async () => {
    await run();
    service.seesAll = false;
    const { changed } = await run({ dryRun: true });
    service.seesAll = true;
    assert.equal(changed.length, records.length);
  });

  test('refuses an empty index or one of less than half, unless forced', async () => {
    await run();
    for (const few of [[], records.slice(0, Math.floor(records.length / 2) - 1)]) {
      await assert.rejects(run({ records: few }), /Refused: .*--force/);
      assert.equal(held().length, records.length);
    }
    await run({ records: records.slice(0, 2), force: true });
    assert.equal(held().length, 2);
  });

  test('tries again when the service stumbles', async () => {
    service.fault = { status: 503, message: 'unavailable', times: 1 };
    await run();
    assert.equal(held().length, records.length);
  });

  test('says what to do when the key is refused or the quota used up; the index stays', async () => {
    await run();
    for (const [status, message] of [
      [403, /the key: no\. It needs the rights .*seeUnretrievableAttributes\.$/],
      [429, /quota .*: no\.$/],
    ] as const) {
      service.fault = { status, message: 'no' };
      await assert.rejects(
        run(),
        (error) => error instanceof PushError && message.test(error.message),
      );
      service.fault = undefined;
      assert.equal(held().length, records.length);
    }
  });

  test('an interrupted push leaves the index as it was, and the next one succeeds', async () => {
    await run();
    const write = service.indices.set.bind(service.indices);
    let calls = 0;
    service.indices.set = (name, index) => {
      calls += 1;
      if (name === 'docs_next' && calls === 1) service.fault = { status: 500, message: 'broken' };
      return write(name, index);
    };
    await assert.rejects(run({ records: records.slice(1) }), /is as it was/);
    service.indices.set = write;
    service.fault = undefined;
    assert.equal(held().length, records.length);
    await run({ records: records.slice(1) });
    assert.equal(held().length, records.length - 1);
  });

  test('a push that breaks off while the index is replaced does not say which one is there', async () => {
    await run();
    const write = service.indices.set.bind(service.indices);
    service.indices.set = (name, index) => {
      if (name === 'docs') service.fault = { status: 500, message: 'broken' };
      return write(name, index);
    };
    await assert.rejects(
      run({ records: records.slice(1) }),
      /"docs" may be the old one or the new one\. Run the command again\.$/,
    );
    service.indices.set = write;
    service.fault = undefined;
    assert.equal(held().length, records.length - 1);
  });
});
