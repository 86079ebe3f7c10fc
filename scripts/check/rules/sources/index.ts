import { parseSource, readSources } from '../../../../src/data/sources';
import {
  entryOf,
  nodesOf,
  rangeOf,
  visible,
  type Document,
  type FrontMatterEntry,
  type Heading,
} from '../../../../packages/docs-lint/document';
import type { Finding, Rule } from '../../../../packages/docs-lint/rule';

/** Words in the head of a column of which a wrong cell can cost a reader money or days. */
const costly =
  /\b(?:access|accounts?|address(?:es)?|allocations?|amounts?|apr|apy|at\s(?:least|most)|boost|bounty|budget|callers?|caps?|collateral|commits?|contracts?|cooldown|costs?|created|dates?|days|deadline|defaults?|delay|deployed|duration|ens|epoch|expires|expiry|fees?|fields?|grants?|guardian|holders?|hours|interest|keepers?|keys?|limits?|locks?|longest|loss(?:es)?|lost|max|maximum|min|minimum|multiplier|owners?|parameters?|passes|payouts?|penalty|percent|percentage|periods?|permissions?|power|property|quorum|rates?|ratio|recipients?|recovered|releases?|rewards?|rights|roles?|salary|selectors?|severity|shares?|signatures?|signers?|slippage|splits?|starts|supply|threshold|tiers?|timelock|tvl|until|vesting|votes?|weeks|who|window|yield)\b|^(?:ends|when)$/i;

/** Kinds of pages that readers act on with money, whether they hold a table or not. */
const costlyTags = new Set(
  'addresses api apy emergency fees governance multisig partners veyfi'.split(' '),
);

/** A figure that readers rely on, in a step of such a page. */
const costlyStep =
  /\d+ ?%|[$€]\d+|\d+(?: of \d+|[ -](?:basis points?|bps?|blocks?|days?|hours?|minutes?|months?|percent|seconds?|signatures|signers|weeks?|years?|[A-Z]{3,5})\b)|\b(?:one|two|three|four|five|six|seven|ten) (?:day|hour|month|week|year)s?\b/;

const shownAddresses = new Map([
  ['Address', 'an address'],
  ['AddressTable', 'a table of addresses'],
]);

/** Ids of the heading above an offset, and of the headings above that one. */
function headingsAbove(document: Document, offset: number): string[] {
  const above: Heading[] = [];
  for (const heading of document.headings) {
    if (heading.start > offset) break;
    while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    above.push(heading);
  }
  return above.flatMap(({ id }) => id?.value ?? []).reverse();
}

/** The tag by which a document is one of those pages. */
function costlyTag(document: Document): unknown {
  const tags = entryOf(document, 'tags')?.value;
  return Array.isArray(tags) ? tags.find((name) => costlyTags.has(String(name))) : undefined;
}

/** Where a document shows what needs a source, and what that is. */
function* claims(document: Document): Generator<{ start: number; what: string }> {
  for (const table of nodesOf(document, 'table')) {
    const { start } = rangeOf(table);
    const column = table.children[0]?.children
      .map(rangeOf)
      .map((cell) => visible(document, cell.start, cell.end).trim())
      .find((words) => costly.test(words));
    if (column !== undefined) yield { start, what: `a table with the column "${column}"` };
  }
  const steps = costlyTag(document) === undefined ? [] : nodesOf(document, 'list');
  for (const list of steps.filter(({ ordered }) => ordered === true)) {
    const { start, end } = rangeOf(list);
    const figure = costlyStep.exec(visible(document, start, end))?.[0];
    if (figure !== undefined) yield { start, what: `a list of steps with "${figure}"` };
  }
  for (const { start, name, kind } of document.tags) {
    const what = shownAddresses.get(name);
    if (what !== undefined && kind !== 'close') yield { start, what };
  }
}

function* checkEntry(
  { headings, text }: Document,
  { value, keyRange }: FrontMatterEntry,
): Generator<Finding> {
  const known = new Set(headings.flatMap(({ id }) => id?.value ?? []));
  let { start } = keyRange;
  // A text that isn't found is written over several lines.
  const placeOf = (words: string): number => Math.max(start, text.indexOf(words, start));
  try {
    for (const [id, list] of readSources(value)) {
      start = placeOf(`${id}:`);
      if (id !== 'page' && !known.has(id)) {
        const message = `sources name the heading "${id}", which the page does not have`;
        yield { start, message, fix: 'write the id of a heading, or "page" for all of it' };
      }
      for (const source of list) {
        start = placeOf(source);
        parseSource(source);
      }
    }
  } catch (error) {
    const { message } = error as Error;
    yield { start, message, fix: 'correct the entry; src/data/sources explains the forms' };
  }
}

/** Readers act on these pages with money. What has no source can't be checked again. */
export const rule: Rule = {
  about:
    'Tables, steps, and pages of fees, limits, dates, roles, fields, and addresses name their sources in the front matter.',
  ofPages: true,
  *document(document) {
    // Generated pages link each member to its line of code; posts link to the reference.
    if (document.generated || document.file.startsWith('blog/')) return;
    const entry = entryOf(document, 'sources');
    if (entry !== undefined) yield* checkEntry(document, entry);
    const given = new Set(Object.keys((entry?.value as object | undefined) ?? {}));
    for (const { start, what } of claims(document)) {
      const ids = headingsAbove(document, start);
      if (given.has('page') || ids.some((id) => given.has(id))) continue;
      yield {
        start,
        message: `${what} has no source`,
        fix: `add "sources:" to the front matter, with "${ids[0] ?? 'page'}: owner/repository@commit/file"`,
      };
    }
    const tag = costlyTag(document);
    if (entry === undefined && tag !== undefined) {
      const message = `a page with the tag "${String(tag)}" has no sources`;
      yield { start: 0, message, fix: 'add "sources:" to the front matter' };
    }
  },
};
