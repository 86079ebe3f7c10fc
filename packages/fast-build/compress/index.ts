import { promises as fs } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|xml|txt|md|ico|webmanifest)$/;
/** Below this size, a compressed copy saves less than one packet. */
const minBytes = 512;
/** Up to this size, a window of 64 kB finds as much as a wider one. */
const smallBytes = 128 * 1024;

function brotli(data: Buffer, isShared: boolean): Promise<Buffer> {
  return promisify(brotliCompress)(data, {
    params: {
      // Quality 11 takes ten times the CPU of 9 and saves 3% to 5%. Only files that many pages load are worth it.
      [constants.BROTLI_PARAM_QUALITY]: isShared ? 11 : 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      // With a wider window, the encoder fills 32 MB of tables for every file. That takes ten times the CPU and saves
      // nothing.
      ...(!isShared && data.length <= smallBytes && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
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

/** Files that more than one page loads. */
const shared = /\/assets\/(?:js|css)\//;

const timeOf = async (file: string): Promise<number> =>
  (await fs.stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/**
 * The compressed copy of a file that an earlier build made, if the file and how it's compressed are the same.
 *
 * @param since when this module was changed
 */
async function copyOf(
  file: string,
  extension: string,
  data: Buffer,
  since: number,
): Promise<Buffer | undefined> {
  if ((await timeOf(file + extension)) < since) return undefined;
  const last = await fs.readFile(file).catch(() => undefined);
  return last?.equals(data) ? fs.readFile(file + extension) : undefined;
}

/**
 * Writes a brotli and a gzip copy beside every text file of a folder, for servers that send precompressed files.
 *
 * @param folder the built site
 * @param last an earlier build, from which copies of files that haven't changed are taken
 */
export async function compress(folder: string, last?: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

  const since = await timeOf(__filename);

  async function worker(): Promise<void> {
    for (let name = names.pop(); name; name = names.pop()) {
      const data = await fs.readFile(name);
      if (data.length < minBytes) continue;
      const before = last && path.join(last, path.relative(folder, name));
      for (const { extension, encode } of encodings) {
        const copy = before && (await copyOf(before, extension, data, since));
        const encoded = copy || (await encode(data, shared.test(name)));
        if (encoded.length < data.length) await fs.writeFile(name + extension, encoded);
      }
    }
  }

  // As many as libuv has threads. More would only wait.
  await Promise.all(Array.from({ length: 4 }, worker));
}
