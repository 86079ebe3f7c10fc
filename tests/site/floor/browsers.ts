import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { browserslist } from '../../../package.json';

/** Names that the data has for the browsers of `browserslist`. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest version of each browser that the site supports, from `browserslist` in package.json. */
export const floor: ReadonlyMap<BrowserName, number> = new Map(
  browserslist.production.map((line) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const known = names[name];
    if (!known) throw new Error(`package.json: browserslist: write "${line}" as "chrome >= 92"`);
    return [known, Number(version)] as const;
  }),
);

function isIn(support: SimpleSupportStatement, version: number, prefixes: readonly string[]) {
  const {
    version_added: added,
    version_removed: removed,
    prefix,
    alternative_name,
    flags,
  } = support;
  if (flags || alternative_name || (prefix && !prefixes.includes(prefix))) return false;
  if (typeof added !== 'string' || added === 'preview') return false;
  const number = (text: string): number => parseFloat(text.replace('≤', ''));
  return number(added) <= version && !(typeof removed === 'string' && number(removed) <= version);
}

/**
 * Which browsers lack something in the oldest version that is supported, such as "firefox 90".
 *
 * @param prefixes vendors' prefixes under which it is written, too
 */
export function lacking(
  compat: CompatStatement | undefined,
  prefixes: readonly string[] = [],
): string[] {
  if (!compat) return [];
  return [...floor].flatMap(([name, version]) => {
    const support = compat.support[name] ?? [];
    const all = (Array.isArray(support) ? support : [support]) as SimpleSupportStatement[];
    return all.some((each) => isIn(each, version, prefixes)) ? [] : [`${name} ${version}`];
  });
}
