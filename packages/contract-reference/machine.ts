/** What programs and the site's own lookups read: ABIs, their index, the dictionary, comparisons, histories. */
import { abiOf } from './abi';
import { anchorsOf } from './anchors';
import type { DescribedReference } from './described';
import { dictionaryOf } from './dictionary';
import { type ContractDiff, diffReleases } from './diff';
import { contractHistory } from './history';
import { toJson } from './json';
import { contractIn, dataOf, type Reference } from './model';
import { abiAddress, pageOf, pageRoute } from './pages';

function comparison(reference: Reference, from: string, to: string): object {
  const contractData = ({ name, status, changes }: ContractDiff): object => {
    const anchors = anchorsOf(reference, name);
    const page = contractIn(reference, to, name) && pageOf(reference.presence, name);
    const rows = changes.map((one) => {
      const { kind, change, key, details, breaking } = one;
      const hasEntry = change !== 'removed' && kind !== 'contract' && kind !== 'inherited';
      return {
        ...one,
        details: details.length > 0 ? details : undefined,
        breaking: breaking || undefined,
        anchor: hasEntry ? anchors(kind, key) : undefined,
      };
    });
    return { name, status, page, changes: rows };
  };
  return { from, to, contracts: diffReleases(reference, from, to).map(contractData) };
}

function contractIndex(reference: Reference): object {
  const releases = reference.releases.map((release) => {
    const { tag, commit, contracts } = dataOf(reference, release);
    const rows = contracts.map(({ name, kind, language, compiler, file }) => {
      const page = pageOf(reference.presence, name);
      return {
        name,
        kind,
        language,
        compiler,
        file,
        page: page && pageRoute(reference, release, page),
        abi: abiAddress(release, name),
      };
    });
    return { release, tag, commit, contracts: rows };
  });
  return {
    repository: dataOf(reference, reference.latest).repository,
    latest: reference.latest,
    dictionary: '/abi/dictionary.json',
    releases,
  };
}

/** All files under `static/abi`, by path. */
export function machineFiles(reference: DescribedReference): Record<string, string> {
  const files: Record<string, string> = {
    'static/abi/index.json': toJson(contractIndex(reference), 4),
    'static/abi/dictionary.json': toJson(dictionaryOf(reference), 2),
  };
  for (const { contract } of Object.values(reference.presence))
    files[`static/abi/history/${contract}.json`] = toJson(contractHistory(reference, contract), 2);
  reference.releases.forEach((release, index) => {
    for (const contract of dataOf(reference, release).contracts)
      files[`static${abiAddress(release, contract.name)}`] = toJson(abiOf(contract), 1);
    for (const from of reference.releases.slice(0, index))
      files[`static/abi/compare/${from}-${release}.json`] = toJson(
        comparison(reference, from, release),
        4,
      );
  });
  return files;
}
