/** What programs and the site's own look-ups read: ABIs, their index, selectors, comparisons. */
import type { Dictionary } from '../abi-codec';
import { abiOf, abiText } from './abi';
import { anchorsOf } from './anchors';
import type { Descriptions } from './descriptions';
import { dictionaryOf, sorted } from './dictionary';
import { diffReleases } from './diff';
import { type ContractHistory, contractHistory } from './history';
import type { LookupData, LookupEntry } from './lookup';
import {
  type Contract,
  findContract,
  functionKey,
  type Reference,
  type ReleaseData,
} from './model';
import { abiAddress, pageOf } from './pages';

/** Every selector and topic of every contract of every release. */
function lookupOf(reference: Reference): LookupData {
  const lookup: LookupData = { releases: reference.releases, selectors: {}, topics: {} };
  const add = (
    map: Record<string, LookupEntry[]>,
    bytes: string,
    entry: Omit<LookupEntry, 'in'>,
    release: number,
  ): void => {
    const entries = (map[bytes.slice(2)] ??= []);
    const same = entries.find(
      (item) =>
        item.contract === entry.contract &&
        item.signature === entry.signature &&
        item.anchor === entry.anchor &&
        item.from === entry.from,
    );
    if (same) same.in.push(release);
    else entries.push({ ...entry, in: [release] });
  };
  reference.releases.forEach((release, index) => {
    const data = reference.data[release] as ReleaseData;
    for (const contract of data.contracts) {
      const page = pageOf(reference.presence, contract.name);
      const anchors = anchorsOf(reference, contract.name);
      const place = (anchor: string): { page?: string; anchor?: string } =>
        page === undefined ? {} : { page, anchor };
      for (const fn of contract.functions) {
        for (const { signature, selector } of fn.selectors) {
          add(
            lookup.selectors,
            selector,
            { contract: contract.name, signature, ...place(anchors.fn(functionKey(fn))) },
            index,
          );
        }
      }
      for (const { signature, selector, from } of contract.inheritedFunctions) {
        add(
          lookup.selectors,
          selector,
          { contract: contract.name, signature, ...place('inherited'), from },
          index,
        );
      }
      for (const event of contract.events) {
        add(
          lookup.topics,
          event.topic0,
          {
            contract: contract.name,
            signature: event.signature,
            ...place(anchors.member('event', event.name)),
          },
          index,
        );
      }
      for (const { signature, topic0, from } of contract.inheritedEvents) {
        add(
          lookup.topics,
          topic0,
          { contract: contract.name, signature, ...place('inherited'), from },
          index,
        );
      }
    }
  });
  return { ...lookup, selectors: sorted(lookup.selectors), topics: sorted(lookup.topics) };
}

const lines = (map: Record<string, unknown>): string =>
  Object.entries(map)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');

function lookupText({ releases, selectors, topics }: LookupData): string {
  return `{\n "releases": ${JSON.stringify(releases)},\n "selectors": {\n${lines(selectors)}\n },\n "topics": {\n${lines(topics)}\n }\n}\n`;
}

function dictionaryText({ releases, functions, events, messages }: Dictionary): string {
  return `{\n "releases": ${JSON.stringify(releases)},\n "functions": {\n${lines(functions)}\n },\n "events": {\n${lines(events)}\n },\n "messages": {\n${lines(messages)}\n }\n}\n`;
}

const historyText = ({ releases, members }: ContractHistory): string =>
  `{\n "releases": ${JSON.stringify(releases)},\n "members": {\n${lines(members)}\n }\n}\n`;

/** Address of the comparison of two releases, older first. */
const comparisonAddress = (from: string, to: string): string => `/abi/compare/${from}-${to}.json`;

function comparisonText(reference: Reference, from: string, to: string): string {
  const diff = diffReleases(reference, from, to);
  const contracts = diff.contracts.map(({ name, status, changes }) => {
    const anchors = anchorsOf(reference, name);
    const page = pageOf(reference.presence, name);
    const target = findContract(reference.data[to] as ReleaseData, name);
    return {
      name,
      status,
      ...(page !== undefined && target && { page }),
      changes: changes.map(({ kind, change, key, details, breaking }) => ({
        kind,
        change,
        key,
        ...(details.length > 0 && { details }),
        ...(breaking && { breaking }),
        ...(change !== 'removed' &&
          kind !== 'contract' &&
          kind !== 'inherited' && {
            anchor: kind === 'function' ? anchors.fn(key) : anchors.member(kind, key),
          }),
      })),
    };
  });
  const items = contracts.map(
    ({ changes, ...rest }) =>
      `  ${JSON.stringify(rest).slice(0, -1)},"changes":[\n${changes.map((change) => `   ${JSON.stringify(change)}`).join(',\n')}\n  ]}`,
  );
  return `{\n "from": "${from}",\n "to": "${to}",\n "contracts": [\n${items.join(',\n')}\n ]\n}\n`;
}

function indexText(reference: Reference): string {
  const releases = reference.releases.map((release) => {
    const data = reference.data[release] as ReleaseData;
    const contract = ({ name, kind, language, compiler, file }: Contract): object => {
      const page = pageOf(reference.presence, name);
      return {
        name,
        kind,
        language,
        compiler,
        file,
        ...(page !== undefined && { page: `smart-contracts/${page}` }),
        abi: abiAddress(release, name),
      };
    };
    const rows = data.contracts.map((item) => `    ${JSON.stringify(contract(item))}`);
    return `  {"release": "${release}", "tag": "${data.tag}", "commit": "${data.commit}", "contracts": [\n${rows.join(',\n')}\n  ]}`;
  });
  return `{\n "repository": "${(reference.data[reference.latest] as ReleaseData).repository}",\n "latest": "${reference.latest}",\n "selectors": "/abi/selectors.json",\n "releases": [\n${releases.join(',\n')}\n ]\n}\n`;
}

/** All files under `static/abi`, by path. */
export function machineFiles(
  reference: Reference,
  descriptions: Descriptions,
): Record<string, string> {
  const files: Record<string, string> = {
    'static/abi/index.json': indexText(reference),
    'static/abi/selectors.json': lookupText(lookupOf(reference)),
    'static/abi/dictionary.json': dictionaryText(dictionaryOf(reference, descriptions)),
  };
  for (const { contract } of Object.values(reference.presence.pages))
    files[`static/abi/history/${contract}.json`] = historyText(
      contractHistory(reference, contract),
    );
  reference.releases.forEach((release, index) => {
    const data = reference.data[release] as ReleaseData;
    for (const contract of data.contracts)
      files[`static${abiAddress(release, contract.name)}`] = abiText(abiOf(data, contract));
    for (const from of reference.releases.slice(0, index))
      files[`static${comparisonAddress(from, release)}`] = comparisonText(reference, from, release);
  });
  return files;
}
