import type { Problem } from '../problem';
import type { Presence } from './model';
import { type Settings, settingsFile } from './settings';

/** Settings that name a page or a contract that isn't in the data, and pages of the data without settings. */
export function checkSettings(settings: Settings, presence: Presence): Problem[] {
  const pages = Object.keys(presence.pages);
  const contracts = [
    ...Object.values(presence.pages).map(({ contract }) => contract),
    ...Object.keys(presence.contractsWithoutPage),
  ];
  const problem = (key: string, message: string, fix: string): Problem => ({
    file: settingsFile,
    key,
    message,
    fix,
  });
  const unknown = (key: string, names: readonly string[], known: readonly string[]): Problem[] =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => problem(key, `the data has no "${name}"`, 'correct the name or remove it'));
  const { implementedBy, structOwners, companions, selectorsPage, errorsPage } = settings;
  return [
    ...unknown('pages', Object.keys(settings.pages), pages),
    ...pages
      .filter((page) => settings.pages[page] === undefined)
      .map((page) => problem(`pages.${page}`, 'no settings of this page', 'add its tags')),
    ...unknown('overviewPage', [settings.overviewPage], pages),
    ...unknown('implementedBy', Object.entries(implementedBy).flat(), contracts),
    ...unknown('structOwners', Object.values(structOwners), contracts),
    ...unknown('companions.contract', [companions.contract], contracts),
    ...unknown('selectorsPage.contract', [selectorsPage.contract], contracts),
    ...unknown('errorsPage.contracts', errorsPage.contracts, contracts),
  ];
}
