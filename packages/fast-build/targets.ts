import type Browserslist from 'browserslist';
import { ofDocusaurus } from './ofDocusaurus';

// The one by which Docusaurus itself decides what stylesheets need.
const browserslist = ofDocusaurus('browserslist') as typeof Browserslist;

/** Names that esbuild has for browsers. */
const names: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers that the site in this folder supports by its `package.json`, as esbuild names them. */
export function browserTargets(): string[] {
  const oldest = new Map<string, number>();
  for (const browser of browserslist(undefined, { env: 'production' })) {
    const [, id = '', version = ''] = /^(\w+) ([\d.]+)/.exec(browser) ?? [];
    const name = names[id];
    if (name) oldest.set(name, Math.min(Number(version), oldest.get(name) ?? Infinity));
  }
  return [...oldest].map(([name, version]) => name + version);
}
