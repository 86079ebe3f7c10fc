import type { Problem } from '../problem';
import type { Presence, ReleaseData } from './model';
import { adder } from './reference-error';
import { type Settings, settingsFile } from './settings';

/** Settings that name a contract that isn't in the data, or a page that isn't among the pages. */
export function checkSettings(
  settings: Settings,
  presence: Presence,
  data: readonly ReleaseData[],
  problems: Problem[],
): void {
  const add = adder(settingsFile, problems);
  const contracts = data.flatMap((release) => release.contracts.map(({ name }) => name));
  const check = (key: string, names: readonly string[], known: readonly string[]): void => {
    for (const name of names.filter((each) => !known.includes(each)))
      add(key, `the data has no "${name}"`, 'correct the name or remove it');
  };
  const { implementedBy, structOwners, companions, errorsPage } = settings;
  for (const [page, { contract }] of Object.entries(presence))
    check(`pages.${page}`, [contract], contracts);
  check('overviewPage', [settings.overviewPage], Object.keys(presence));
  check('implementedBy', Object.entries(implementedBy).flat(), contracts);
  check('structOwners', Object.values(structOwners), contracts);
  check('companions.contract', [companions.contract], contracts);
  check('errorsPage.contracts', errorsPage.contracts, contracts);
}
