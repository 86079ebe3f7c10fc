import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../hosting';

/** Media types of the files in a build. With `nosniff`, a browser relies on them alone. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** The media type of a file, by the ending of its name. */
export const mediaTypeOf = (name: string): string =>
  types[path.extname(name)] ?? 'application/octet-stream';

/** Precompressed copies, best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type Encoding = (typeof encodings)[number]['name'] | 'identity';

/** A file of a build. */
export interface SiteFile {
  /** Path below the folder, with forward slashes and without a leading one. */
  readonly name: string;
  readonly type: string;
  readonly copies: readonly Exclude<Encoding, 'identity'>[];
}

/** What is sent of a file. */
export interface Body {
  readonly data: Buffer;
  readonly etag: string;
  readonly encoding: Encoding;
}

/** Encodings that a request accepts. */
export function acceptedEncodings(header: string | undefined): Set<string> {
  return new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality = 'q=1']) => !/^q=0(?:\.0*)?$/.test(quality))
      .map(([name = '']) => name),
  );
}

/** The files of one build, listed once. A path that isn't in the list has no file, however it is written. */
export class SiteFiles {
  private readonly files = new Map<string, SiteFile>();

  /**
   * @param folder the build
   * @param hidden names that are never served, in addition to those that begin with a dot
   */
  constructor(
    private readonly folder: string,
    hidden: readonly string[] = [],
  ) {
    const names = new Set(filesBelow(folder));
    for (const name of names) {
      if (/(?:^|\/)\.(?!well-known\/)/.test(name) || hidden.includes(name)) continue;
      if (/\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3))) continue;
      this.files.set(name, {
        name,
        type: mediaTypeOf(name),
        copies: encodings.filter(({ ending }) => names.has(name + ending)).map((each) => each.name),
      });
    }
  }

  /** The file with a name, if there is one. */
  get(name: string): SiteFile | undefined {
    return this.files.get(name);
  }

  /**
   * Content of a file in the best encoding that is accepted. It's read as a whole, so an answer is never cut short because
   * the file is deleted.
   *
   * @throws the error of the file system when the file has gone since it was listed
   */
  async read(file: SiteFile, accepted: ReadonlySet<string>): Promise<Body> {
    const copy = encodings.find(({ name }) => file.copies.includes(name) && accepted.has(name));
    const data = await readFile(path.join(this.folder, file.name + (copy?.ending ?? '')));
    const etag = `"${createHash('sha256').update(data).digest('base64url').slice(0, 16)}"`;
    return { data, etag, encoding: copy?.name ?? 'identity' };
  }
}
