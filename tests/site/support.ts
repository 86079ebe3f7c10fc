import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The built site. */
export const build = path.resolve(__dirname, '../../build');

/** File of a route's page. */
export function pageFile(route: string): string {
  return path.join(build, route, 'index.html');
}

/** HTML of a route's page. */
export function readPage(route: string): string {
  return readFileSync(pageFile(route), 'utf8');
}

/** Text of the document in a page, without markup. */
export function text(html: string): string {
  const article = /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? html;
  return article
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
