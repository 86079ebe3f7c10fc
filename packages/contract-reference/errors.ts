/** The errors index: every revert message with its places, and the functions that revert without one. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Descriptions } from './descriptions';
import { releasesInRange } from './descriptions';
import { type Contract, type Fn, type Reference, ROOT } from './model';
import { pageOf, releaseRoute } from './pages';
import { ReferenceError } from './problem';

const ERRORS_FILE = 'reference/errors.yaml';
const PAGE = 'docs/developers/v2/errors.md';
export const ERRORS_ROUTE = '/developers/v2/errors';

/** Contracts whose bare reverts are listed; the others revert with messages, or are tests and interfaces. */
const BARE_CONTRACTS = ['Vault', 'BaseStrategy', 'Registry', 'CommonHealthCheck'];

interface Words {
  readonly text: string;
  /** Pattern of the sentence in a description that has this message as its consequence. */
  readonly cause?: string;
  readonly check: string;
  readonly fix: string;
}

interface Remedy {
  readonly match: string;
  readonly check: string;
  readonly fix: string;
}

export interface ErrorWords {
  readonly messages: Readonly<Record<string, Words>>;
  readonly library: Readonly<Record<string, Words>>;
  readonly remedies: readonly Remedy[];
}

/** A function, with the releases in which something applies to it. */
interface Place {
  readonly contract: string;
  readonly name: string;
  readonly releases: string[];
}

export const loadErrorWords = (root = ROOT): ErrorWords =>
  parse(fs.readFileSync(path.join(root, ERRORS_FILE), 'utf8')) as ErrorWords;

let written: ErrorWords | undefined;

/**
 * The sentences in which a function reverts, each with its message, and last the messages that no sentence explains.
 *
 * @param messages messages of the function, from the data
 */
export function revertsWithMessages(
  sentences: readonly string[],
  messages: readonly string[],
): string[] {
  written ??= loadErrorWords();
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

function fault(key: string, message: string, remedy: string): ReferenceError {
  return new ReferenceError([{ file: ERRORS_FILE, key, message, remedy }]);
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
  const texts = descriptions.functionsOf(contract);
  for (const release of reference.releases) {
    const declared = reference.data[release]?.contracts.find(({ name }) => name === contract);
    for (const fn of declared?.functions ?? []) {
      if (fn.getter || !['external', 'public'].includes(fn.visibility)) continue;
      const text = texts[fn.sourceSignature];
      let reverts = text?.reverts;
      for (const [range, own] of Object.entries(text?.in ?? {})) {
        const inside = releasesInRange(range, reference.releases)?.includes(release) === true;
        if (inside && own.reverts !== undefined) reverts = own.reverts;
      }
      for (const sentence of reverts ?? []) {
        const causes = found.get(fn.name) ?? new Map<string, string[]>();
        found.set(fn.name, causes);
        const releases = causes.get(sentence) ?? [];
        if (!releases.includes(release)) causes.set(sentence, [...releases, release]);
      }
    }
  }
  return found;
}

/** Whether any release lets a function revert without a message. */
function isBare(reference: Reference, contract: string, name: string): boolean {
  return reference.releases.some((release) => {
    const declared = reference.data[release]?.contracts.find((each) => each.name === contract);
    const members: Contract['functions'] = declared?.functions ?? [];
    return members.some(
      (fn) =>
        fn.name === name &&
        (contract === 'Vault' ||
          contract === 'Registry' ||
          fn.errors.some(({ message }) => message === null)),
    );
  });
}

const frontOf = ({ site }: Reference): string => `---
title: Errors and their causes
sidebar_label: Errors
description: Find the cause, a check, and a fix for every revert message of eight vault releases, and for reverts without one.
tags: [smart-contracts, testing, integration]
custom_edit_url: ${site.editUrl(ERRORS_FILE)}
---

Look up the message that a wallet, an explorer, or a script shows you. For each one, you'll find the cause, how to check that it applies to you, and what to do. Search finds a message by any words in it.

## How to read a failed call {#how-to-read}

- **A message in quotes or after a colon** is listed under [Messages of the contracts](#messages) or [Messages of the libraries](#library-messages).
- **\`execution reverted\` without a message** comes from the vault and the registry in most cases: they're written in Vyper and give no reasons. Find the function that failed, then look under [Reverts without a message](#bare-reverts).
- **"Transaction may fail" or "cannot estimate gas"** is a wallet's guess before anything was sent. Run the call without sending it to see the reason: \`cast call "$CONTRACT" 'withdraw()(uint256)' --from "$ACCOUNT"\`.
- **"Out of gas"** doesn't mean that the call was refused. A withdrawal from several strategies needs a lot of gas, so raise the limit.

For a transaction that was sent, \`cast run\` with its hash shows each inner call and where it stopped. In ethers 5, \`callStatic\` hides a revert without a message if the function returns nothing, so estimate its gas instead.
`;

const words = ({ text, check, fix }: Words): string =>
  `${text}\n\n- **Check**: ${check}\n- **Fix**: ${fix}\n`;

function messageSection(
  reference: Reference,
  message: string,
  places: readonly Place[],
  own: Words,
): string {
  const route = releaseRoute(reference, reference.latest);
  const rows = places.map(({ contract, name, releases }) => {
    const page = pageOf(reference.presence, contract);
    const latest =
      releases.includes(reference.latest) && page !== undefined && !name.startsWith('_');
    const isOwn = name !== 'constructor' && !/^(?:slice|erc20_)/.test(name);
    const target = `${route}/smart-contracts/${page}#${name.toLowerCase()}`;
    const label = `\`${name}\``;
    return `| ${contract} | ${latest && isOwn ? `[${label}](${target})` : label} | ${span(reference, releases)} |`;
  });
  const table = ['| Contract | Function | Releases |', '| --- | --- | --- |', ...rows].join('\n');
  return `### \`${message}\` {#${anchorOf(message)}}\n\n${words(own)}\n${table}\n`;
}

function remedyOf(sentence: string, remedies: readonly Remedy[]): Remedy {
  const found = remedies.find(({ match }) => new RegExp(match).test(sentence));
  if (found === undefined) {
    throw fault('remedies', `no pattern fits "${sentence}"`, 'add one with check and fix');
  }
  return found;
}

function bareSection(
  reference: Reference,
  descriptions: Descriptions,
  contract: string,
  { remedies }: ErrorWords,
): string {
  const parts: string[] = [];
  for (const [name, causes] of causesOf(reference, descriptions, contract)) {
    if (!isBare(reference, contract, name)) continue;
    const rows = [...causes].map(([sentence, releases]) => {
      const { check, fix } = remedyOf(sentence, remedies);
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
  given: ErrorWords = loadErrorWords(),
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
  const bare = BARE_CONTRACTS.map((contract) =>
    bareSection(reference, descriptions, contract, given),
  );
  const text = `${frontOf(reference)}
## Messages of the contracts {#messages}

${messages.join('\n')}
## Messages of the libraries {#library-messages}

These come from OpenZeppelin 3.1.0, which the Solidity contracts of all eight releases use. Many tokens use the same library, so look at which contract failed.

${library.join('\n')}
## Reverts without a message {#bare-reverts}

Find the function that failed: it's the one you called, or one in the transaction's trace. Causes are in the same order as in the reference.

${bare.join('\n')}
## Where to go next {#next}

- [Withdraw without the app](/getting-started/guides/withdraw-without-the-app#refusals): refusals of a withdrawal, step by step.
- [Invariants and known issues](./guides/known-issues.md): behavior that looks like a bug but isn't.
- [Vault reference](/vaults/smart-contracts/vault): what each function does.
`;
  return { [PAGE]: text };
}
