import { promises as fs } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|xml|txt|md|ico|webmanifest)$/;
/** Below this a compressed file saves less than a packet. */
const minBytes = 512;
/** Up to this a window of 64 kB finds as much as a wide one. */
const smallBytes = 128 * 1024;

/**
 * Ways to write distances, of all that brotli has: bits at their end, and how many have numbers of their own. No one
 * can predict which is best for a file, and for a long one the choice is worth 0.2 % of the bytes.
 */
const distances = [
  [0, 0],
  [1, 30],
  [2, 8],
  [2, 28],
] as const;

async function brotli(data: Buffer, shared: boolean): Promise<Buffer> {
  const isSmall = data.length <= smallBytes;
  const results = await Promise.all(
    distances.slice(0, shared && !isSmall ? undefined : 1).map(([postfix, direct]) =>
      promisify(brotliCompress)(data, {
        params: {
          // 11 costs ten times the CPU of 9 and saves 3 to 5 %: spent only on what many pages load.
          [constants.BROTLI_PARAM_QUALITY]: shared ? 11 : 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
          // With a wider window the encoder fills 32 MB of tables for every file: ten times the CPU, and no byte saved.
          ...(!shared && isSmall && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
        },
      }),
    ),
  );
  return results.reduce((best, each) => (each.length < best.length ? each : best));
}

const encodings = [
  { extension: '.br', encode: brotli },
  {
    extension: '.gz',
    encode: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
  },
];

const scripts = /\/assets\/(?:js|css)\//;

/** Whether a file comes with more than one page. */
const isShared = (name: string, data: Buffer): boolean =>
  scripts.test(name) && !data.includes('.isMDXComponent');

/**
 * Writes a brotli and a gzip copy beside every text file of a folder, for servers that send precompressed files.
 *
 * @param folder the built site
 * @returns how many files have copies, and the bytes that brotli saves over all of them
 */
export async function compress(folder: string): Promise<{ files: number; saved: number }> {
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
      for (const { extension, encode } of encodings) {
        const encoded = await encode(data, isShared(name, data));
        if (encoded.length >= data.length) continue;
        await fs.writeFile(name + extension, encoded);
        if (extension === '.br') saved += data.length - encoded.length;
      }
    }
  }

  // As many as libuv has threads: more would only wait.
  await Promise.all(Array.from({ length: 4 }, worker));
  return { files, saved };
}
