/** The errors index: every revert message with its places, and the functions that revert without one. */
import type { DescribedReference } from './described';
import { type ErrorWords, errorsFile } from './error-words';
import { type Contract, contractIn, dataOf, type Fn, messagesOf, type Reference } from './model';
import { fill, frontMatter, pageOf, pageRoute, table } from './pages';
import { ReferenceError } from './reference-error';

type Words = ErrorWords['messages'][string];

function isCauseOf({ messages }: ErrorWords, message: string, sentence: string): boolean {
  const { cause } = messages[message] ?? {};
  return cause !== undefined && new RegExp(cause).test(sentence);
}

/**
 * The sentences in which a function reverts, each with its message, and last the messages that no sentence explains.
 *
 * @param messages messages of the function, from the data
 */
export function revertsWithMessages(
  { errorWords }: DescribedReference,
  sentences: readonly string[],
  messages: readonly string[],
): string[] {
  const found = sentences.map((): string[] => []);
  const rest: string[] = [];
  for (const message of messages) {
    const place = sentences.findIndex((each) => isCauseOf(errorWords, message, each));
    (found[place] ?? rest).push(`\`${message}\``);
  }
  const shown = (list: readonly string[], label = 'Message'): string =>
    `${label}${list.length > 1 ? 's' : ''}: ${list.join(', ')}.`;
  return [
    ...sentences.map((sentence, i) =>
      found[i]?.length ? `${sentence} ${shown(found[i] ?? [])}` : sentence,
    ),
    ...(rest.length > 0 ? [shown(rest, sentences.length > 0 ? 'Other message' : 'Message')] : []),
  ];
}

function fault(key: string, message: string, fix: string): ReferenceError {
  return new ReferenceError([{ file: errorsFile, key, message, fix }]);
}

/** `0.3.2 to 0.4.2`, or each release by itself if they don't follow one another. */
function span({ releases: all }: Reference, releases: readonly string[]): string {
  const [first = ''] = releases;
  const last = releases.at(-1) ?? '';
  if (all.indexOf(last) - all.indexOf(first) >= releases.length) return releases.join(', ');
  return first === last ? first : `${first} to ${last}`;
}

/** Id of a heading, as short as its words allow. */
export const anchorOf = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Releases of things in groups, in the order in which they were found. */
type InReleases = Map<string, Map<string, string[]>>;

function noteRelease(found: InReleases, group: string, thing: string, release: string): void {
  const things = found.get(group) ?? new Map<string, string[]>();
  found.set(group, things);
  things.set(thing, [...new Set([...(things.get(thing) ?? []), release])]);
}

/** Functions with each message, as `Contract name`, in the order of the data. */
export function placesOf(reference: Reference): InReleases {
  const found: InReleases = new Map();
  for (const release of reference.releases) {
    for (const contract of dataOf(reference, release).contracts) {
      for (const fn of [...contract.functions, contract.constructor ?? []].flat()) {
        const name = fn.kind === 'constructor' ? 'constructor' : fn.name;
        for (const message of messagesOf(fn))
          noteRelease(found, message, `${contract.name} ${name}`, release);
      }
    }
  }
  return found;
}

/** Whether a function can revert without a message. In Vyper, functions give no reasons. */
const isBare = ({ language }: Contract, { errors }: Fn): boolean =>
  language === 'vyper' || errors.some(({ message }) => message === null);

/**
 * Causes of the functions that revert without a message in any release, by name, from the words of all their
 * signatures. A cause that has a message in Solidity is left out: readers see the message, and look that up.
 */
function causesOf(reference: DescribedReference, name: string): [string, Map<string, string[]>][] {
  const { descriptions, errorWords } = reference;
  const found: InReleases = new Map();
  const bare = new Set<string>();
  for (const release of reference.releases) {
    const contract = contractIn(reference, release, name);
    for (const fn of contract?.functions ?? []) {
      if (!contract || fn.getter || fn.callers === null) continue;
      if (isBare(contract, fn)) bare.add(fn.name);
      const explained = contract.language === 'vyper' ? [] : messagesOf(fn);
      for (const sentence of descriptions.function(contract, fn).reverts) {
        if (!explained.some((message) => isCauseOf(errorWords, message, sentence)))
          noteRelease(found, fn.name, sentence, release);
      }
    }
  }
  return [...found].filter(([fn]) => bare.has(fn));
}

const words = ({ text, check, fix }: Words): string =>
  `${text}\n\n- **Check**: ${check}\n- **Fix**: ${fix}\n`;

function messageSection(
  reference: Reference,
  message: string,
  places: ReadonlyMap<string, readonly string[]>,
  own: Words,
): string {
  const rows = [...places].map(([place, releases]) => {
    const [contract = '', name = ''] = place.split(' ');
    const page = pageOf(reference.presence, contract);
    const label =
      page !== undefined && releases.includes(reference.latest)
        ? `[\`${name}\`](${pageRoute(reference, reference.latest, page)}#${name.toLowerCase()})`
        : `\`${name}\``;
    return [contract, label, span(reference, releases)];
  });
  const list = table(['Contract', 'Function', 'Releases'], rows).join('\n');
  return `### \`${message}\` {#${anchorOf(message)}}\n\n${words(own)}\n${list}`;
}

function bareSection(reference: DescribedReference, contract: string): string {
  const { advice } = reference.errorWords;
  const parts = causesOf(reference, contract).map(([name, causes]) => {
    const rows = [...causes].map(([sentence, releases]) => {
      const found = advice.find(({ match }) => new RegExp(match).test(sentence));
      if (!found)
        throw fault('advice', `no pattern fits "${sentence}"`, 'add one with check and fix');
      return [sentence, found.check, found.fix, span(reference, releases)];
    });
    return [
      `#### \`${contract}.${name}\` {#${contract.toLowerCase()}-${name.toLowerCase()}}`,
      '',
      ...table(['Cause', 'Check', 'Fix', 'Releases'], rows),
    ].join('\n');
  });
  return `### ${contract} {#bare-${contract.toLowerCase()}}\n\n${parts.join('\n')}`;
}

/**
 * The page of errors.
 *
 * @throws if a message or a cause has no words, or words are left over
 */
export function errorsPage(reference: DescribedReference): Record<string, string> {
  const { messages, library } = reference.errorWords;
  const places = placesOf(reference);
  const wordless = [...places.keys()].find((message) => messages[message] === undefined);
  if (wordless !== undefined)
    throw fault('messages', `"${wordless}" has no words`, 'add text, check, and fix');
  const unused = Object.keys(messages).find((message) => !places.has(message));
  if (unused !== undefined) throw fault('messages', `no release has "${unused}"`, 'remove it');
  const own = [...places].map(([message, found]) =>
    messageSection(reference, message, found, messages[message] as Words),
  );
  const ofLibraries = Object.entries(library).map(
    ([message, each]) => `### \`${message}\` {#${anchorOf(message)}}\n\n${words(each)}`,
  );
  const { file, contracts, libraries, next, description, tags, intro } =
    reference.settings.errorsPage;
  const bare = contracts.map((contract) => bareSection(reference, contract));
  const front = frontMatter({
    title: 'Errors and their causes',
    sidebar_label: 'Errors',
    description: JSON.stringify(fill(reference, description)),
    tags: `[${tags.join(', ')}]`,
    custom_edit_url: reference.site.editUrl(errorsFile),
  });
  const page = `${front.join('\n')}
${fill(reference, intro)}

## Messages of the contracts {#messages}

${own.join('\n')}
## Messages of the libraries {#library-messages}

${fill(reference, libraries)}

${ofLibraries.join('\n')}
## Reverts without a message {#bare-reverts}

Find the function that failed: it's the one you called, or one in the transaction's trace. The causes are in the order of the releases in which they began. If a function isn't here, its reference lists when it reverts.

${bare.join('\n')}
## Where to go next {#next}

${fill(reference, next)}
`;
  return { [file]: page };
}
