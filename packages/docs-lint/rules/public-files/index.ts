import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import parseEntities from 'parse-entities';
import type { Rule, SiteFinding } from '../../rule';
import { documentFolders, sourcesBelow } from '../../site';

/** Files that a browser neither runs nor shows as a page, and what hosts read. */
const harmless =
  /\.(?:avif|csv|gif|ico|jpe?g|json|mdx?|mp[34]|otf|pdf|png|sol|svg|ttf|txt|webm|webmanifest|webp|woff2?|ya?ml|zip)$|\/(?:\.nojekyll|CNAME)$/i;

/** What runs or loads something in a drawing that is opened by its own address. */
const active =
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b|[\s"'/]on[a-z]+\s*=|(?:javascript|vbscript)\s*:|data:\s*(?:text|application)\/|<!ENTITY|<\?xml-stylesheet|@import|(?:href|src)\s*=\s*["']?\s*(?:https?:)?\/\/|[\u0000\ufffd]/i;

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

function* checkDrawing(root: string, file: string): Generator<SiteFinding> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [found] = active.exec(parseEntities(text)) ?? [];
  if (found === undefined) return;
  const message = `the drawing holds "${found.trim()}", which may run or load something when it's opened`;
  yield { file, message, fix: 'export it without scripts, links, and styles from elsewhere' };
}

/** The build copies `static/` as it is, and the policy of every page allows the scripts of the pages that it finds there. */
export const rule: Rule = {
  about: 'A file in static/ is a picture, data, or a text, and no drawing holds code.',
  safety: true,
  *site({ root, facts }) {
    const files = published(root);
    for (const file of files.filter((name) => !harmless.test(name))) {
      const message = 'the site would publish this file as it is, for browsers to run or to show';
      yield { file, message, fix: 'write a page as a document, and put code into src/' };
    }
    const drawings = documentFolders(facts).flatMap((one) => sourcesBelow(root, one, /\.svg$/i));
    for (const file of [...files.filter((name) => /\.svg$/i.test(name)), ...drawings])
      yield* checkDrawing(root, file);
  },
};
