import type Browserslist from 'browserslist';
import { ofDocusaurus } from './ofDocusaurus';

// The one by which Docusaurus itself decides what stylesheets need.
const browserslist = ofDocusaurus('browserslist') as typeof Browserslist;

/** The browsers that esbuild knows, by its names. */
const known = /^(chrome|edge|firefox|safari|ios(?=_saf))(?:_saf)? ([\d.]+)/;

/** The oldest browsers that the site in this folder supports by its `package.json`, as esbuild names them. */
export function browserTargets(): string[] {
  const oldest = new Map<string, number>();
  for (const browser of browserslist(undefined, { env: 'production' })) {
    const [, name, version = ''] = known.exec(browser) ?? [];
    if (name) oldest.set(name, Math.min(Number(version), oldest.get(name) ?? Infinity));
  }
  return [...oldest].map(([name, version]) => name + version);
}
