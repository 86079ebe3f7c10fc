import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFolders, sourcesBelow } from '../../packages/docs-lint/site';
import { layout } from '../../src/config/layout';

/** Where in the files an address is. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Folders whose files lead readers out of the site. */
const folders = [...documentFolders(layout), 'src/data', 'src/components'];

/** Host names in examples, for what the reader runs or owns. */
const placeholders = /^(localhost|127\.0\.0\.1|example\.(com|org)|docs\.yearn\.finance)$/;

/** A bracket that closes the link is not part of the address; a pair in the address is. */
const address = /https?:\/\/(?:[^\s<>"'`\]\\()]|\([^\s<>"'`\]\\()]*\))+/g;

/** Addresses of a text with their lines, without anchors: a server does not see them. */
export function addressesIn(text: string): { url: string; line: number }[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(address)].flatMap(([match]) => {
      const url = match.replace(/[.,;:!?*]+$/, '');
      // Parts that the reader or a template fills in.
      if (/[{}$…]|your-/.test(url) || !URL.canParse(url)) return [];
      const { hostname } = new URL(url);
      if (placeholders.test(hostname) || !hostname.includes('.')) return [];
      return [{ url: url.replace(/#.*$/, ''), line: index + 1 }];
    }),
  );
}

/**
 * Every outside address of the site's sources.
 *
 * @returns places by address, addresses sorted
 */
export function collect(root: string): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const files = sourcesBelow(root, folders, /(?<!\.test)\.(?:mdx?|tsx?|ya?ml)$/).sort();
  for (const file of files) {
    for (const { url, line } of addressesIn(readFileSync(path.join(root, file), 'utf8'))) {
      found.set(url, [...(found.get(url) ?? []), { file, line }]);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
