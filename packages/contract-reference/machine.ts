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

/** The comparison of two releases, older first. */
function comparisonText(reference: Reference, from: string, to: string): string {
  const contractText = ({ name, status, changes }: ContractDiff): string => {
    const anchors = anchorsOf(reference, name);
    const page = contractIn(reference, to, name) && pageOf(reference.presence, name);
    const lines = changes.map((one) => {
      const { kind, change, key, details, breaking } = one;
      const hasEntry = change !== 'removed' && kind !== 'contract' && kind !== 'inherited';
      return JSON.stringify({
        ...one,
        details: details.length > 0 ? details : undefined,
        breaking: breaking || undefined,
        anchor: hasEntry ? anchors(kind, key) : undefined,
      });
    });
    const head = JSON.stringify({ name, status, page }).slice(0, -1);
    return `  ${head},"changes":[\n   ${lines.join(',\n   ')}\n  ]}`;
  };
  const contracts = diffReleases(reference, from, to).map(contractText);
  return `{\n "from": "${from}",\n "to": "${to}",\n "contracts": [\n${contracts.join(',\n')}\n ]\n}\n`;
}

function indexText(reference: Reference): string {
  const releases = reference.releases.map((release) => {
    const { tag, commit, contracts } = dataOf(reference, release);
    const rows = contracts.map(({ name, kind, language, compiler, file }) => {
      const page = pageOf(reference.presence, name);
      return JSON.stringify({
        name,
        kind,
        language,
        compiler,
        file,
        page: page && pageRoute(reference, release, page),
        abi: abiAddress(release, name),
      });
    });
    return `  {"release": "${release}", "tag": "${tag}", "commit": "${commit}", "contracts": [\n    ${rows.join(',\n    ')}\n  ]}`;
  });
  return `{\n "repository": "${dataOf(reference, reference.latest).repository}",\n "latest": "${reference.latest}",\n "dictionary": "/abi/dictionary.json",\n "releases": [\n${releases.join(',\n')}\n ]\n}\n`;
}

/** All files under `static/abi`, by path. */
export function machineFiles(reference: DescribedReference): Record<string, string> {
  const files: Record<string, string> = {
    'static/abi/index.json': indexText(reference),
    'static/abi/dictionary.json': toJson(dictionaryOf(reference), 2),
  };
  for (const { contract } of Object.values(reference.presence))
    files[`static/abi/history/${contract}.json`] = toJson(contractHistory(reference, contract), 2);
  reference.releases.forEach((release, index) => {
    for (const contract of dataOf(reference, release).contracts)
      files[`static${abiAddress(release, contract.name)}`] = toJson(abiOf(contract), 1);
    for (const from of reference.releases.slice(0, index))
      files[`static/abi/compare/${from}-${release}.json`] = comparisonText(
        reference,
        from,
        release,
      );
  });
  return files;
}
