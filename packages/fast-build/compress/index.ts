import { createHash } from 'node:crypto';
import { promises as fs, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|xml|txt|md|ico|webmanifest)$/;
/** Below this size, a compressed copy saves less than one packet. */
const minBytes = 512;
/** Up to this size, a window of 64 kB finds as much as a wider one. */
const smallBytes = 128 * 1024;

function brotli(data: Buffer, shared: boolean): Promise<Buffer> {
  return promisify(brotliCompress)(data, {
    params: {
      // Quality 11 takes ten times the CPU of 9 and saves 3 to 5 %. Only files that many pages load are worth it.
      [constants.BROTLI_PARAM_QUALITY]: shared ? 11 : 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      // With a wider window, the encoder fills 32 MB of tables for every file. That takes ten times the CPU and saves
      // nothing.
      ...(!shared && data.length <= smallBytes && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    },
  });
}

const encodings = [
  { extension: '.br', encode: brotli },
  {
    extension: '.gz',
    encode: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
  },
];

const scripts = /\/assets\/(?:js|css)\//;

/** Whether more than one page loads the file. */
const isShared = (name: string, data: Buffer): boolean =>
  scripts.test(name) && !data.includes('.isMDXComponent');

/** What decides the bytes of a copy, beside the file: this code and its libraries. */
const { brotli: brotliVersion, zlib } = process.versions;
const maker = `${brotliVersion} ${zlib} ${readFileSync(__filename, 'utf8')}`;

/** Copies by what they are made of. */
class Cache {
  private readonly used = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {}

  /** The copy with this name that an earlier build made, or a new one. Files with the same content share it. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const copy = this.used.get(name) ?? this.readOrMake(path.join(this.folder, name), make);
    this.used.set(name, copy);
    return copy;
  }

  private async readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await fs.readFile(file).catch(() => undefined);
    if (known) return known;
    const made = await make();
    // In two steps, so that a build that is stopped leaves no half of a copy.
    await fs.writeFile(`${file}.${process.pid}`, made);
    await fs.rename(`${file}.${process.pid}`, file);
    return made;
  }

  /** Removes what this build didn't need. */
  async prune(): Promise<void> {
    const names = await fs.readdir(this.folder);
    const unused = names.filter((name) => !this.used.has(name));
    await Promise.all(unused.map((name) => fs.rm(path.join(this.folder, name))));
  }
}

/**
 * Writes a brotli and a gzip copy beside every text file of a folder, for servers that send precompressed files.
 *
 * @param folder the built site
 * @param cache folder for copies, from which the next build takes those of files that haven't changed
 * @returns how many files have copies, and the bytes that brotli saves over all of them
 */
export async function compress(
  folder: string,
  cache: string,
): Promise<{ files: number; saved: number }> {
  await fs.mkdir(cache, { recursive: true });
  const copies = new Cache(cache);
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let files = 0;
  let saved = 0;

  async function worker(): Promise<void> {
    for (let name = names.pop(); name; name = names.pop()) {
      const data = await fs.readFile(name);
      if (data.length < minBytes) continue;
      files += 1;
      const shared = isShared(name, data);
      const hash = createHash('sha256').update(`${maker}${shared}`).update(data).digest('hex');
      for (const { extension, encode } of encodings) {
        const encoded = await copies.get(hash + extension, () => encode(data, shared));
        if (encoded.length >= data.length) continue;
        await fs.writeFile(name + extension, encoded);
        if (extension === '.br') saved += data.length - encoded.length;
      }
    }
  }

  // As many as libuv has threads. More would only wait.
  await Promise.all(Array.from({ length: 4 }, worker));
  await copies.prune();
  return { files, saved };
}
