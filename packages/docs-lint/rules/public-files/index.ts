import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import parseEntities from 'parse-entities';
import { nodesOf, rangeOf } from '../../document';
import type { Finding, Rule } from '../../rule';
import { decoded } from '../../site/resolve';

/** Files that a browser neither runs nor shows as a page, and what hosts read. */
const harmless =
  /\.(?:avif|csv|gif|ico|jpe?g|json|mdx?|mp[34]|otf|pdf|png|sol|svg|ttf|txt|webm|webmanifest|webp|woff2?|ya?ml|zip)$|\/(?:\.nojekyll|CNAME)$/i;

/**
 * What runs or loads something in a drawing that is opened by its own address. In another encoding, it may be written in
 * signs that this doesn't see.
 */
const active =
  /<\s*(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b|[\s"'/]on[a-z]+\s*=|(?:javascript|vbscript)\s*:|data:\s*(?:text|application)\/|<!(?:ENTITY|ATTLIST)|<\?xml-stylesheet|<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["'])|@import|(?:(?:href|src)\s*=|url\()\s*["']?\s*(?:https?:)?\/\/|w3\.org\/1999\/xhtml|[\u0000\ufffd]/i;

/** All files below a folder, hidden ones too: the build copies them as they are. */
function published(root: string): string[] {
  const folder = path.join(root, 'static');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Why the site may not publish a file as it is, and what to do instead. */
function wrongFile(root: string, file: string, name: string): Omit<Finding, 'start'> | undefined {
  if (!harmless.test(file) || file.startsWith('../')) {
    const message = `the site would publish ${name} as it is, for browsers to run or to show`;
    return { message, fix: 'write a page as a document, and put code into src/' };
  }
  if (!/\.svg$/i.test(file)) return undefined;
  const text = parseEntities(readFileSync(path.join(root, file), 'utf8'));
  // In an address, browsers leave out tabs and line ends.
  const [found] = active.exec(text) ?? active.exec(text.replace(/[\t\r\n]/g, '')) ?? [];
  if (found === undefined) return undefined;
  const message = `${name} holds "${found.trim()}", which may run or load something when it's opened`;
  return { message, fix: 'export it without scripts, links, and styles from elsewhere' };
}

/**
 * The build copies `static/` as it is, and the policy of every page allows the scripts of the pages that it finds there.
 * It also publishes each file that a document links to or shows by its path.
 */
export const rule: Rule = {
  about:
    'A file in static/ or behind a link is a picture, data, or a text, and no drawing holds code.',
  safety: true,
  *document(document, { root }) {
    for (const node of [...nodesOf(document, 'link'), ...nodesOf(document, 'image')]) {
      const { start } = rangeOf(node);
      const [, alias, target = ''] = /^\s*(@site\/)?([^?#]*)/.exec(node.url) ?? [];
      if (/^(?:[a-z][a-z\d+.-]*:|[\\/])/i.test(target)) continue;
      const folder = alias === undefined ? path.dirname(document.file) : '';
      const file = path.posix.join(folder, decoded(target.trim().replaceAll('\\', '/')));
      const source = path.join(root, file);
      if (!existsSync(source) || statSync(source).isDirectory()) continue;
      const wrong = wrongFile(root, file, `"${file}"`);
      if (wrong) yield { start, ...wrong };
    }
  },
  *site({ root }) {
    for (const file of published(root)) {
      const wrong = wrongFile(root, file, 'this file');
      if (wrong) yield { file, ...wrong };
    }
  },
};
