/** The errors index: every revert message with its places, and the functions that revert without one. */
import type { Problem } from '../problem';
import type { Descriptions } from './descriptions';
import { findContract, type Fn, type Reference, type ReleaseData } from './model';
import { fill, pageOf, pageRoute } from './pages';
import { readYaml } from './read';
import { ReferenceError } from './reference-error';

/** File with the words of the page, from the root of the site. */
const errorsFile = 'reference/errors.yaml';

interface Words {
  readonly text: string;
  /** Pattern of the sentence in a description that has this message as its consequence. */
  readonly cause?: string;
  readonly check: string;
  readonly fix: string;
}

/** What to do about a revert without a message whose cause matches. */
interface Advice {
  readonly match: string;
  readonly check: string;
  readonly fix: string;
}

/** The content of the file. */
export interface ErrorWords {
  readonly messages: Readonly<Record<string, Words>>;
  readonly library: Readonly<Record<string, Words>>;
  readonly advice: readonly Advice[];
}

/** A function, with the releases in which something applies to it. */
interface Place {
  readonly contract: string;
  readonly name: string;
  readonly releases: string[];
}

const loaded = new WeakMap<Reference, ErrorWords>();

/**
 * The words of the page, read when they are first needed.
 *
 * @throws ReferenceError if the file isn't as it has to be
 */
export function errorWordsOf(reference: Reference): ErrorWords {
  const problems: Problem[] = [];
  const words =
    loaded.get(reference) ?? readYaml<ErrorWords>(reference.root, errorsFile, 'errors', problems);
  if (words === undefined) throw new ReferenceError(problems);
  loaded.set(reference, words);
  return words;
}

/**
 * The sentences in which a function reverts, each with its message, and last the messages that no sentence explains.
 *
 * @param messages messages of the function, from the data
 */
export function revertsWithMessages(
  reference: Reference,
  sentences: readonly string[],
  messages: readonly string[],
): string[] {
  const written = errorWordsOf(reference);
  const found = sentences.map((): string[] => []);
  const rest: string[] = [];
  for (const message of messages) {
    const { cause } = written.messages[message] ?? {};
    const place =
      cause === undefined ? -1 : sentences.findIndex((each) => new RegExp(cause).test(each));
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
function span(reference: Reference, releases: readonly string[]): string {
  const places = releases.map((release) => reference.releases.indexOf(release));
  const [first = ''] = releases;
  const last = releases.at(-1) ?? '';
  const unbroken = places.every((place, i) => i === 0 || place === (places[i - 1] ?? 0) + 1);
  if (!unbroken) return releases.join(', ');
  if (first === last) return first;
  return `${first} to ${last}`;
}

/** Id of a heading, as short as its words allow. */
export const anchorOf = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const allMessages = (fn: Fn): string[] =>
  [...fn.errors, ...fn.errorsFromModifiers, ...fn.errorsIndirect].flatMap(({ message }) =>
    message === null ? [] : [message],
  );

/** Where each message occurs, in the order of the data. */
export function placesOf(reference: Reference): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const release of reference.releases) {
    for (const contract of reference.data[release]?.contracts ?? []) {
      const functions = [
        ...contract.functions,
        ...(contract.constructor ? [contract.constructor] : []),
      ];
      for (const fn of functions as Fn[]) {
        for (const message of new Set(allMessages(fn))) {
          const places = found.get(message) ?? [];
          found.set(message, places);
          const name = fn.kind === 'constructor' ? 'constructor' : fn.name;
          const known = places.find(
            (each) => each.contract === contract.name && each.name === name,
          );
          if (known === undefined)
            places.push({ contract: contract.name, name, releases: [release] });
          else if (!known.releases.includes(release)) known.releases.push(release);
        }
      }
    }
  }
  return found;
}

/** Causes of a function by its name, with the releases of each, from the words of all its signatures. */
function causesOf(
  reference: Reference,
  descriptions: Descriptions,
  contract: string,
): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>();
  for (const release of reference.releases) {
    const declared = findContract(reference.data[release] as ReleaseData, contract);
    for (const fn of declared?.functions ?? []) {
      if (!declared || fn.getter || fn.callers === null) continue;
      for (const sentence of descriptions.function(declared, fn, release).reverts) {
        const causes = found.get(fn.name) ?? new Map<string, string[]>();
        found.set(fn.name, causes);
        const releases = causes.get(sentence) ?? [];
        if (!releases.includes(release)) causes.set(sentence, [...releases, release]);
      }
    }
  }
  return found;
}

/** Whether any release lets a function revert without a message. In Vyper, functions give no reasons. */
function isBare(reference: Reference, contract: string, name: string): boolean {
  return reference.releases.some((release) => {
    const declared = findContract(reference.data[release] as ReleaseData, contract);
    return declared?.functions.some(
      (fn) =>
        fn.name === name &&
        (declared.language === 'vyper' || fn.errors.some(({ message }) => message === null)),
    );
  });
}

function frontOf(reference: Reference): string {
  const { description, tags, intro } = reference.settings.errorsPage;
  return `---
title: Errors and their causes
sidebar_label: Errors
description: ${fill(reference, description)}
tags: [${tags.join(', ')}]
custom_edit_url: ${reference.site.editUrl(errorsFile)}
---

${fill(reference, intro)}
`;
}

const words = ({ text, check, fix }: Words): string =>
  `${text}\n\n- **Check**: ${check}\n- **Fix**: ${fix}\n`;

function messageSection(
  reference: Reference,
  message: string,
  places: readonly Place[],
  own: Words,
): string {
  const rows = places.map(({ contract, name, releases }) => {
    const page = pageOf(reference.presence, contract);
    const latest = findContract(reference.data[reference.latest] as ReleaseData, contract);
    const isEntry =
      releases.includes(reference.latest) &&
      page !== undefined &&
      latest?.functions.some((fn) => fn.name === name && fn.callers !== null) === true;
    const label = `\`${name}\``;
    const target =
      isEntry && `${pageRoute(reference, reference.latest, page)}#${name.toLowerCase()}`;
    return `| ${contract} | ${target ? `[${label}](${target})` : label} | ${span(reference, releases)} |`;
  });
  const table = ['| Contract | Function | Releases |', '| --- | --- | --- |', ...rows].join('\n');
  return `### \`${message}\` {#${anchorOf(message)}}\n\n${words(own)}\n${table}\n`;
}

function adviceOn(sentence: string, all: readonly Advice[]): Advice {
  const found = all.find(({ match }) => new RegExp(match).test(sentence));
  if (found === undefined) {
    throw fault('advice', `no pattern fits "${sentence}"`, 'add one with check and fix');
  }
  return found;
}

function bareSection(
  reference: Reference,
  descriptions: Descriptions,
  contract: string,
  { advice }: ErrorWords,
): string {
  const parts: string[] = [];
  for (const [name, causes] of causesOf(reference, descriptions, contract)) {
    if (!isBare(reference, contract, name)) continue;
    const rows = [...causes].map(([sentence, releases]) => {
      const { check, fix } = adviceOn(sentence, advice);
      return `| ${sentence} | ${check} | ${fix} | ${span(reference, releases)} |`;
    });
    parts.push(
      `#### \`${contract}.${name}\` {#${contract.toLowerCase()}-${name.toLowerCase()}}\n\n` +
        `| Cause | Check | Fix | Releases |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
    );
  }
  return `### ${contract} {#bare-${contract.toLowerCase()}}\n\n${parts.join('\n')}`;
}

/**
 * The page of errors.
 *
 * @throws if a message or a cause has no words, or words are left over
 */
export function errorsPage(
  reference: Reference,
  descriptions: Descriptions,
  given: ErrorWords = errorWordsOf(reference),
): Record<string, string> {
  const places = placesOf(reference);
  for (const message of places.keys()) {
    if (given.messages[message] === undefined) {
      throw fault('messages', `"${message}" has no words`, 'add text, check and fix');
    }
  }
  for (const message of Object.keys(given.messages)) {
    if (!places.has(message)) {
      throw fault('messages', `no release has "${message}"`, 'remove it');
    }
  }
  const messages = [...places].map(([message, found]) =>
    messageSection(reference, message, found, given.messages[message] as Words),
  );
  const library = Object.entries(given.library).map(
    ([message, own]) => `### \`${message}\` {#${anchorOf(message)}}\n\n${words(own)}`,
  );
  const { file, contracts, libraries, next } = reference.settings.errorsPage;
  const bare = contracts.map((contract) => bareSection(reference, descriptions, contract, given));
  const text = `${frontOf(reference)}
## Messages of the contracts {#messages}

${messages.join('\n')}
## Messages of the libraries {#library-messages}

${fill(reference, libraries)}

${library.join('\n')}
## Reverts without a message {#bare-reverts}

Find the function that failed: it's the one you called, or one in the transaction's trace. Causes are in the same order as in the reference.

${bare.join('\n')}
## Where to go next {#next}

${fill(reference, next)}
`;
  return { [file]: text };
}
