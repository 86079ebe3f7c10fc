import path from 'node:path';
import { allDocuments } from '../../packages/docs-lint';
import type { Document } from '../../packages/docs-lint/document';
import { documentFolders, type Site } from '../../packages/docs-lint/site';
import { Refusal } from '../setup/refusal';

/**
 * Documents and figures by path: files, also without their ending or as the questions beside them, or folders, from the
 * folder in which npm was called. Without a path, all.
 *
 * @throws Refusal if a path names no document
 */
export function selectDocuments(site: Site, paths: readonly string[]): readonly Document[] {
  const all = allDocuments(site);
  if (paths.length === 0) return all;
  const selected = paths.flatMap((given) => {
    const wanted = path.resolve(process.env.INIT_CWD ?? '', given.replace(/\.asked\.yaml$/, ''));
    const found = all.filter(({ file }) => {
      const full = path.join(site.root, file);
      return (
        full.startsWith(wanted + path.sep) || [full, full.replace(/\.mdx?$/, '')].includes(wanted)
      );
    });
    if (found.length > 0) return found;
    const folders = [...documentFolders(site.facts), 'src/figures'].join(', ');
    throw new Refusal(`"${given}" is not a document, a figure, or a folder of them (${folders})`);
  });
  return [...new Set(selected)];
}
