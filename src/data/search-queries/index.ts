/**
 * What readers ask, and the sections that answer: the measure of `npm run bench:search`.
 *
 * One file for each class of queries. Queries come from the headings of the documents, the tasks of their readers and
 * questions asked in public about vaults, never from what a search engine returned. A query has several expected
 * sections where several answer it equally well; any of them counts. Nothing in the search may know these files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, type Node, parseDocument } from 'yaml';
import { type Release, releases } from '../releases';

const root = path.resolve(__dirname, '../../..');

export interface RelevanceQuery {
  readonly query: string;
  /** Routes with anchors, best first; one of them must come up. */
  readonly expect: readonly string[];
  /** Release that the reader has open; the newest if left out. */
  readonly reading?: Release;
}

export interface RelevanceClass {
  readonly name: string;
  /** Why these queries are typical of what readers type. */
  readonly rationale: string;
  readonly queries: readonly RelevanceQuery[];
}

/**
 * The two parts of the set: rules and weights are tuned on one, and the other is kept apart, so that its figures show how
 * the search answers queries that it was not tuned to.
 */
export const queryParts = ['tuned', 'apart'] as const;
export type QueryPart = (typeof queryParts)[number];

/** Part of a query: by the parity of its hash, so that it's not a person's choice. */
export function partOf({ query }: Pick<RelevanceQuery, 'query'>): QueryPart {
  const [first = 0] = createHash('sha256').update(query).digest();
  return first % 2 === 0 ? 'tuned' : 'apart';
}

const keys = ['query', 'expect', 'reading'];

/** What is wrong with a query, or undefined. */
function fault(given: Partial<RelevanceQuery> | null): string | undefined {
  const { query, expect, reading } = given ?? {};
  const strange = Object.keys(given ?? {}).find((key) => !keys.includes(key));
  if (strange !== undefined) return `"${strange}" is none of the keys ${keys.join(', ')}`;
  if (typeof query !== 'string') return 'a query is not text: put it in quotes';
  if (!Array.isArray(expect) || expect.length === 0) return `"${query}" expects no section`;
  if (reading !== undefined && !releases.includes(reading))
    return `"${query}" names a release that does not exist: ${reading}`;
  return undefined;
}

function readClass(file: string): RelevanceClass {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter });
  const fail = (message: string, offset = 0): never => {
    const { line, col } = lineCounter.linePos(offset);
    throw new Error(`${path.relative(root, file)}:${line}:${col}: ${message}`);
  };
  const [error] = document.errors;
  if (error) fail(error.message.split(' at line ')[0] ?? '', error.pos[0]);
  const value = document.toJS() as Partial<RelevanceClass> | null;
  if (typeof value?.rationale !== 'string') return fail('it has no rationale');
  if (!Array.isArray(value.queries)) return fail('it has no list of queries');
  for (const [index, query] of (value.queries as (Partial<RelevanceQuery> | null)[]).entries()) {
    const message = fault(query);
    const node = document.getIn(['queries', index], true) as Node | null;
    if (message !== undefined) fail(message, node?.range?.[0]);
  }
  const name = path.basename(file, '.yaml').replace(/-/g, ' ');
  return { name, ...(value as Omit<RelevanceClass, 'name'>) };
}

/**
 * Reads every class of queries.
 *
 * @throws Error that names the file, the line, and what is wrong
 */
export function readClasses(folder: string): RelevanceClass[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readClass(path.join(folder, name)));
}

export const relevanceClasses: readonly RelevanceClass[] = readClasses(__dirname);

/** Every query, with the name of its class and the part it's in. */
export const relevanceQueries: readonly (RelevanceQuery & {
  readonly class: string;
  readonly part: QueryPart;
})[] = relevanceClasses.flatMap(({ name, queries }) =>
  queries.map((query) => ({ ...query, class: name, part: partOf(query) })),
);
