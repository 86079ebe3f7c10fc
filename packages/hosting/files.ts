import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, as paths from there with forward slashes, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();

/** Folder of a build, for servers and not for readers. */
export const hostFolder = '.site';

/** Files of a build that no reader may ask for. */
export const hostFiles = ['_headers', '_redirects', 'serve.json', 'vercel.json'] as const;
