import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files';

/** Media types of the files in a build. With `nosniff`, a browser relies on them alone. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.sol': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
};

/** The media type of a file, by the ending of its name. */
export const mediaTypeOf = (name: string): string =>
  types[path.extname(name).toLowerCase()] ?? 'application/octet-stream';

/** Precompressed copies, best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** A file of a build. */
export interface SiteFile {
  /** Path below the folder, with forward slashes and without a leading one. */
  readonly name: string;
  /** Path on this machine. */
  readonly path: string;
  readonly type: string;
  readonly copies: readonly (typeof encodings)[number][];
}

/** What is sent of a file. */
export interface Body {
  readonly data: Buffer;
  readonly etag: string;
  /** Undefined for the file as it is. */
  readonly encoding: string | undefined;
}

/** The files of a build by their names. A path that isn't in the list has no file, however it is written. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Lists the files of a build.
 *
 * @param hidden names that are never served, in addition to those that begin with a dot
 */
export function listFiles(folder: string, hidden: readonly string[] = []): SiteFiles {
  const names = new Set(filesBelow(folder));
  const files = [...names]
    .filter((name) => !/(?:^|\/)\.(?!well-known\/)/.test(name) && !hidden.includes(name))
    .filter((name) => !/\.(?:br|gz)$/.test(name) || !names.has(name.slice(0, -3)))
    .map((name) => ({
      name,
      path: path.join(folder, name),
      type: mediaTypeOf(name),
      copies: encodings.filter(({ ending }) => names.has(name + ending)),
    }));
  return new Map(files.map((file) => [file.name, file]));
}

/** Whether a header names an encoding, and doesn't refuse it. */
const accepts = (header: string, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header);

/**
 * Content of a file in the best encoding that is accepted. It's read as a whole, so an answer is never cut short because
 * the file is deleted.
 *
 * @param accepted the header that names the encodings
 * @throws the error of the file system when the file has gone since it was listed
 */
export async function readBody(file: SiteFile, accepted: string): Promise<Body> {
  const copy = file.copies.find(({ name }) => accepts(accepted, name));
  const data = await readFile(file.path + (copy?.ending ?? ''));
  const etag = `"${createHash('sha256').update(data).digest('base64url').slice(0, 16)}"`;
  return { data, etag, encoding: copy?.name };
}
