import type { Problem } from '../files';
import { allFunctions, type Presence, type ReleaseData, typedIn } from './model';
import { adder } from './reference-error';
import { type Settings, settingsFile } from './settings';

/** Settings that name what isn't in the data, or a page that isn't among the pages. */
export function checkSettings(
  settings: Settings,
  presence: Presence,
  data: readonly ReleaseData[],
  problems: Problem[],
): void {
  const add = adder(settingsFile, problems);
  const check = (key: string, names: readonly string[], known: readonly string[]): void => {
    for (const name of names.filter((each) => !known.includes(each)))
      add(key, `the data has no "${name}"`, 'correct the name or remove it');
  };
  const all = data.flatMap((release) => release.contracts);
  const functions = all.flatMap(allFunctions);
  const read = functions.flatMap(({ checks }) => checks.flatMap(({ roles }) => roles));
  const contracts = all.map(({ name }) => name);
  const structs = data.flatMap((release) => release.structs.map(({ name }) => name));
  const types = all.flatMap(typedIn).flatMap(([, { type }]) => type.match(/\w+/g) ?? []);

  for (const [page, { contract }] of Object.entries(presence))
    check(`pages.${page}`, [contract], contracts);
  const { implementedBy, structOwners, companions, errorsPage } = settings;
  const callers = functions.flatMap((fn) => fn.callers ?? []);
  const places = read.flatMap(({ via }) => via ?? []);
  check('overviewPage', [settings.overviewPage], Object.keys(presence));
  check('implementedBy', Object.entries(implementedBy).flat(), contracts);
  check('structOwners', Object.keys(structOwners), structs);
  check('structOwners', Object.values(structOwners), contracts);
  check('foreignTypes', settings.foreignTypes, types);
  check('roles', Object.keys(settings.roles), callers);
  check('callers', Object.keys(settings.callers), places);
  check('companions.contract', [companions.contract], contracts);
  check('errorsPage.contracts', errorsPage.contracts, contracts);
}
