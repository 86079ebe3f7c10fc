import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem, unreadable, type Problem } from '../../files';
import { plainText } from '../document/source';
import type { Layout } from '../facts';

/** Folders of the documents and menus of older releases, as Docusaurus names them. */
export const versionedFolders = ({ versions }: Layout): { docs: string; sidebars: string } => ({
  docs: `${versions.section}_versioned_docs`,
  sidebars: `${versions.section}_versioned_sidebars`,
});

/** Folders whose markdown files are documents of the site. */
export const documentFolders = (layout: Layout): string[] => [
  ...new Set(layout.sections.map(({ folder }) => folder.split('/')[0] ?? folder)),
  versionedFolders(layout).docs,
  'blog',
];

/**
 * Files below some folders, folder by folder, sorted, by their paths from the root with forward slashes; none if there is
 * no such folder. Hidden ones are left out, as Docusaurus leaves them out: editors keep copies there, and locks that can't
 * be read.
 *
 * @param wanted matches the paths of the files that are asked for
 */
export const sourcesBelow = (root: string, folders: readonly string[], wanted: RegExp): string[] =>
  folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
        .filter((file) => wanted.test(file) && !file.includes('/.', folder.length))
        .sort(),
    );

/** A document or a file of sidebars can't be read. The message is the problem in one line. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
  }
}

/**
 * The text of a file, with the line ends of Unix.
 *
 * @throws UnreadableFile
 */
export function readText(root: string, file: string): string {
  try {
    return plainText(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    throw new UnreadableFile(unreadable(root, file, error));
  }
}
