import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../packages/files';

/** The words of a page, without the line that says when it was changed, and by whom. */
export function wordsOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<span class="?theme-last-updated"?>[\s\S]*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is compared of builds: every byte, or the words that readers see on their pages, the line of the last change apart. */
type Scope = 'bytes' | 'words';

/** What differs between two builds; nothing when they are the same. */
export function differences(one: string, other: string, scope: Scope = 'bytes'): string[] {
  const read = (file: string): string =>
    scope === 'words' ? wordsOf(readFileSync(file, 'utf8')) : readFileSync(file, 'latin1');
  return [...new Set([...filesBelow(one), ...filesBelow(other)])]
    .filter((name) => scope === 'bytes' || name.endsWith('.html'))
    .sort()
    .flatMap((name) => {
      const [first, second] = [path.join(one, name), path.join(other, name)];
      if (!existsSync(first)) return [`${name} is in the second build only`];
      if (!existsSync(second)) return [`${name} is in the first build only`];
      return read(first) === read(second) ? [] : [`${name} differs`];
    });
}
