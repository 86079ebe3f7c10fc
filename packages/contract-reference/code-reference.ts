/** What code of samples can lead to: the contracts of a release, with the addresses of their entries. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CodeReference, type KnownContract, type Member } from '../code-links';
import { callersText } from './access';
import { anchorsOf } from './anchors';
import type { DescribedReference } from './described';
import { firstSentence } from './dictionary';
import { membersOf } from './members';
import {
  type Contract,
  dataFolder,
  dataOf,
  descriptionsFolder,
  findContract,
  type Fn,
} from './model';
import { kindOf, pageOf, pageRoute } from './pages';
import { settingsFile } from './settings';

const note = (...lines: (string | undefined)[]): string =>
  lines.filter(Boolean).join('\n').replace(/`/g, '');

/** Numbers of arguments, with and without those that have a default. */
function aritiesOf({ params }: Fn): number[] {
  const needed = params.filter((param) => param.default === undefined).length;
  return Array.from({ length: params.length - needed + 1 }, (_, more) => needed + more);
}

function codeMembersOf(
  reference: DescribedReference,
  contract: Contract,
  page: string | undefined,
): Member[] {
  const { descriptions } = reference;
  const anchors = anchorsOf(reference, contract.name);
  const getters = contract.functions.filter(({ getter }) => getter).map(({ name }) => name);
  return membersOf(contract)
    .filter(({ kind, key, fn }) =>
      kind === 'constant' ? !getters.includes(key) : fn?.kind !== 'constructor',
    )
    .map(({ kind, key, fn, lines, signed }): Member => {
      const event = kind === 'event' && contract.events.find(({ name }) => name === key);
      const { text } = fn
        ? descriptions.function(contract, fn)
        : descriptions.member(contract, `${kind}s`, key);
      const callers = fn && callersText(reference, contract, fn);
      const variable = fn?.getter && contract.variables.find(({ name }) => name === fn.name);
      // The decorators of Vyper are left out.
      const declaration = lines.find((line) => !line.startsWith('@'));
      return {
        name: fn?.name ?? key,
        kind: fn?.getter ? 'variable' : kind,
        signatures: signed.map(({ signature }) => signature),
        arities: fn ? aritiesOf(fn) : event ? [event.params.length] : [],
        ...(variable && { type: variable.type }),
        note: note(declaration, callers ? `Callers: ${callers}` : '', firstSentence(text)),
        ...(page !== undefined && { href: `${page}#${anchors(kind, key)}` }),
      };
    });
}

/** What a contract inherits from libraries: it has no entry, but shows that the names aren't those of one contract. */
const libraryMembers = ({ inheritedFunctions, data }: Contract): Member[] =>
  inheritedFunctions
    .filter(({ from }) => !findContract(data, from))
    .map(({ signature }) => ({
      name: signature.replace(/\(.*/, ''),
      kind: 'function',
      signatures: [signature],
      arities: [signature.match(/\w+(?=[,)])/g)?.length ?? 0],
      note: '',
    }));

export interface CodeReferenceOptions {
  /** Path that the site is served under. */
  readonly baseUrl: string;
  /** Names that code gives to instances and interfaces of contracts, in lower case. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** The contracts of a release for `packages/code-links`. */
export function codeReferenceOf(
  reference: DescribedReference,
  release: string,
  { baseUrl, aliases }: CodeReferenceOptions,
): CodeReference {
  const contracts = dataOf(reference, release).contracts.map((contract): KnownContract => {
    const page = pageOf(reference.presence, contract.name);
    const href =
      page === undefined ? undefined : `${baseUrl}${pageRoute(reference, release, page).slice(1)}`;
    return {
      name: contract.name,
      file: contract.file,
      note: note(
        `${kindOf(contract)} ${contract.name}`,
        firstSentence(reference.descriptions.summary(contract)),
      ),
      bases: contract.inherits.map(({ name }) => name),
      aliases: aliases[contract.name] ?? [],
      interfaces: contract.interfaces.map(({ name }) => name),
      members: [...codeMembersOf(reference, contract, href), ...libraryMembers(contract)],
      href,
      declares: contract.implementation?.name,
    };
  });
  return new CodeReference(contracts);
}

/**
 * The files that `codeReferenceOf` takes names and notes from, as absolute paths: a document that shows them is compiled
 * again when one of them changes.
 */
export const codeReferenceFiles = (root: string): string[] => [
  path.join(root, settingsFile),
  ...[dataFolder, descriptionsFolder].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)),
  ),
];
