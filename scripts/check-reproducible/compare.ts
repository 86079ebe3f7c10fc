import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../packages/hosting';

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/** What differs between two builds, byte by byte; nothing when they are the same. */
export function differences(one: string, other: string): string[] {
  const names = new Set([...filesBelow(one), ...filesBelow(other)]);
  return [...names].sort().flatMap((name) => {
    const [first, second] = [path.join(one, name), path.join(other, name)];
    if (!existsSync(first)) return [`${name} is in the second build only`];
    if (!existsSync(second)) return [`${name} is in the first build only`];
    return hashOf(first) === hashOf(second) ? [] : [`${name} differs`];
  });
}

/** One hash for all bytes and names of a build. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesBelow(folder)) {
    hash.update(`${name}\0${hashOf(path.join(folder, name))}\n`);
  }
  return hash.digest('hex');
}

/** The words of a page, without the line that says when it was changed, and by whom. */
export function wordsOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<span class="?theme-last-updated"?>[\s\S]*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What readers of two builds would see differently, the line of the last change apart. */
export function visibleDifferences(one: string, other: string): string[] {
  const pages = (folder: string): string[] =>
    filesBelow(folder).filter((name) => name.endsWith('.html'));
  const names = new Set([...pages(one), ...pages(other)]);
  return [...names].sort().flatMap((name) => {
    const [first, second] = [path.join(one, name), path.join(other, name)];
    if (!existsSync(first) || !existsSync(second)) return [`${name} is in one build only`];
    const [left, right] = [first, second].map((file) => wordsOf(readFileSync(file, 'utf8')));
    return left === right ? [] : [`${name} reads differently`];
  });
}
