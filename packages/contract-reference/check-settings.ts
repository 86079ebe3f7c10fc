import type { Problem } from '../problem';
import type { Presence } from './model';
import { adder } from './reference-error';
import { type Settings, settingsFile } from './settings';

/** Settings that name a page or a contract that isn't in the data, and pages of the data without settings. */
export function checkSettings(settings: Settings, presence: Presence, problems: Problem[]): void {
  const add = adder(settingsFile, problems);
  const pages = Object.keys(presence.pages);
  const contracts = [
    ...Object.values(presence.pages).map(({ contract }) => contract),
    ...Object.keys(presence.contractsWithoutPage),
  ];
  const check = (key: string, names: readonly string[], known: readonly string[]): void => {
    for (const name of names.filter((each) => !known.includes(each)))
      add(key, `the data has no "${name}"`, 'correct the name or remove it');
  };
  const { implementedBy, structOwners, companions, selectorsPage, errorsPage } = settings;
  check('pages', Object.keys(settings.pages), pages);
  for (const page of pages.filter((each) => !settings.pages[each]))
    add(`pages.${page}`, 'no settings of this page', 'add its tags');
  check('overviewPage', [settings.overviewPage], pages);
  check('implementedBy', Object.entries(implementedBy).flat(), contracts);
  check('structOwners', Object.values(structOwners), contracts);
  check('companions.contract', [companions.contract], contracts);
  check('selectorsPage.contract', [selectorsPage.contract], contracts);
  check('errorsPage.contracts', errorsPage.contracts, contracts);
}
