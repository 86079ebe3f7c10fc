/**
 * A stand-in for the hosted service on loopback, in its documented wire format (REST API v1 of Algolia), as far as the
 * engine and the push use it. Its ranking is plain: tests are about the wire, not about the service's relevance.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Stored = Readonly<Record<string, unknown>> & { readonly objectID: string };

interface Index {
  readonly records: Map<string, Stored>;
  settings: Readonly<Record<string, unknown>>;
  synonyms?: readonly unknown[];
}

/** How the service misbehaves: for the given number of requests, or until it is set back. */
interface Fault {
  readonly status: number;
  readonly message: string;
  readonly times?: number;
}

export interface HostedService {
  readonly port: number;
  readonly indices: Map<string, Index>;
  /** Method and path of every request, in order. */
  readonly requests: string[];
  /** Bodies of the queries, in order. */
  readonly queries: Readonly<Record<string, unknown>>[];
  fault: Fault | undefined;
  /** Whether the key has the right to see what the settings hide: `seeUnretrievableAttributes`. */
  seesAll: boolean;
  /** Milliseconds before a query is answered. */
  delay: number;
  close(): Promise<void>;
}

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).join(' ') : typeof value === 'string' ? value : '';

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
}

function mark(text: string, words: readonly string[], pre: string, post: string): string {
  return text.replace(/[A-Za-z0-9_]+/g, (word) =>
    words.some((asked) => word.toLowerCase().startsWith(asked)) ? `${pre}${word}${post}` : word,
  );
}

/** A record without what the settings hide. */
function visible(record: Stored, { settings }: Index): object {
  const hidden = settings.unretrievableAttributes as string[];
  return Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.includes(name)));
}

interface Query {
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly facetFilters?: readonly string[];
  readonly optionalFilters?: readonly (readonly string[])[];
  readonly optionalWords?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

function search(index: Index, query: Query): unknown {
  const words = wordsOf(query.query ?? '');
  const needed = words.filter((word) => !query.optionalWords?.includes(word));
  const searched = (index.settings.searchableAttributes as string[]).map((each) =>
    each.replace(/^unordered\((.*)\)$/, '$1'),
  );
  const preferred = (query.optionalFilters ?? []).flat();
  const found = [...index.records.values()]
    .filter((record) =>
      (query.facetFilters ?? []).every((filter) => {
        const [name = '', value] = filter.split(':');
        return record[name] === value;
      }),
    )
    .flatMap((record) => {
      const byField = searched.map((field) => wordsOf(asText(record[field])));
      const holds = (word: string): boolean =>
        byField.some((held) => held.some((each) => each.startsWith(word)));
      const must = needed.length > 0 ? needed.every(holds) : words.some(holds);
      if (!must) return [];
      const first = byField.findIndex((held) =>
        words.some((word) => held.some((each) => each.startsWith(word))),
      );
      const isPreferred = preferred.includes(`version:${String(record.version)}`);
      return [{ record, rank: (isPreferred ? 0 : 10) + first }];
    })
    .sort((one, other) => one.rank - other.rank);
  const groups = new Set<unknown>();
  const hits = found.filter(({ record }) => {
    if (groups.has(record.group)) return false;
    groups.add(record.group);
    return true;
  });
  const { highlightPreTag: pre = '<em>', highlightPostTag: post = '</em>' } = query;
  return {
    hits: hits.slice(0, query.hitsPerPage ?? 20).map(({ record }) => ({
      ...visible(record, index),
      _highlightResult: { title: { value: mark(asText(record.title), words, pre, post) } },
      _snippetResult: {
        text: { value: mark(asText(record.text).slice(0, 160), words, pre, post) },
      },
    })),
    nbHits: hits.length,
  };
}

/** Starts the service on a free port of 127.0.0.1. */
export async function startHostedService(): Promise<HostedService> {
  const indices = new Map<string, Index>();
  let task = 0;

  function indexOf(name: string): Index {
    const index = indices.get(name) ?? { records: new Map(), settings: {} };
    indices.set(name, index);
    return index;
  }

  function handle(method: string, parts: readonly string[], body: unknown): [number, unknown] {
    const [name = '', action = '', id] = parts;
    const updated = { updatedAt: '2022-07-01T00:00:00.000Z', taskID: (task += 1) };
    if (method === 'GET' && action === 'task' && id) {
      return [200, { status: 'published', pendingTask: false }];
    }
    if (method === 'PUT' && action === 'settings') {
      indexOf(name).settings = body as Index['settings'];
      return [200, updated];
    }
    if (method === 'POST' && action === 'batch') {
      const { requests } = body as { requests: { action: string; body: Stored }[] };
      for (const { body: record } of requests) indexOf(name).records.set(record.objectID, record);
      return [200, { ...updated, objectIDs: requests.map(({ body: { objectID } }) => objectID) }];
    }
    if (method === 'DELETE' && action === '') {
      indices.delete(name);
      return [200, { deletedAt: updated.updatedAt, taskID: task }];
    }
    const index = indices.get(name);
    if (!index) return [404, { message: `Index ${name} does not exist`, status: 404 }];
    if (method === 'GET' && action === 'settings') return [200, index.settings];
    if (method === 'POST' && action === 'query') {
      service.queries.push(body as Query as Record<string, unknown>);
      return [200, search(index, body as Query)];
    }
    if (method === 'POST' && action === 'browse') {
      const all = [...index.records.values()];
      return [200, { hits: service.seesAll ? all : all.map((each) => visible(each, index)) }];
    }
    if (method === 'POST' && action === 'operation') {
      const { operation, destination } = body as { operation: string; destination: string };
      if (operation === 'move') {
        indices.set(destination, index);
        indices.delete(name);
        return [200, updated];
      }
      // Of the parts that may be copied, rules aren't kept here.
      indices.set(destination, { ...index, records: new Map(), settings: {} });
      return [200, updated];
    }
    return [400, { message: `${method} ${action} is not understood here`, status: 400 }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const headers = {
      'Content-Type': 'application/json; charset=UTF-8',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    };
    const { method = 'GET' } = request;
    if (method === 'OPTIONS') {
      response.writeHead(200, headers).end();
      return;
    }
    service.requests.push(`${method} ${pathname}`);
    const { fault } = service;
    if (fault) {
      const { status, message, times } = fault;
      if (times !== undefined) {
        service.fault = times > 1 ? { ...fault, times: times - 1 } : undefined;
      }
      response.writeHead(status, headers).end(JSON.stringify({ message, status }));
      return;
    }
    const parts = pathname.split('/').slice(3).map(decodeURIComponent);
    if (parts[1] === 'query' && service.delay > 0) await wait(service.delay);
    const [status, result] = handle(method, parts, text ? JSON.parse(text) : undefined);
    response.writeHead(status, headers).end(JSON.stringify(result));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error), status: 500 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: HostedService = {
    port: (server.address() as AddressInfo).port,
    indices,
    requests: [],
    queries: [],
    fault: undefined,
    seesAll: true,
    delay: 0,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}
