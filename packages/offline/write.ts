import { promises as fs, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from '../fast-build';
import { pageFiles, redirectTarget } from '../hosting';
import { offlineList } from './list';
import { listFile, workerFile } from './protocol';

const file = (name: string): string => path.join(__dirname, name);

/** Whether documents stay readable without a network, and which of them. */
export interface OfflineReading {
  /** With `false`, the worker removes itself and everything that it saved from the browsers of earlier readers. */
  readonly enabled: boolean;
  /**
   * Sections that are saved as a whole once one of their documents is read. Of other sections, only the documents that
   * are read are saved.
   */
  readonly sections: readonly string[];
  /** With another number, the worker drops all that was kept before. */
  readonly edition?: number;
}

/** Whether a page leads to others: a redirect, or a list of tags. */
const leadsOn = ([route, html]: readonly [string, string]): boolean =>
  redirectTarget(html) !== undefined ||
  (/\/tags(?:\/|$)/.test(route) && !html.includes('theme-doc-markdown'));

/** The documents of a section by their addresses. */
const documents = (folder: string, baseUrl: string, section: string): Map<string, string> =>
  new Map(
    [...pageFiles(folder)]
      .filter(([route]) => `${route}/`.startsWith(`${section}/`))
      .sort()
      .map(
        ([route, name]) =>
          [baseUrl + route, readFileSync(path.join(folder, name), 'utf8')] as const,
      )
      .filter((page) => !leadsOn(page)),
  );

/**
 * Writes the service worker and the list of the sections that are kept whole into a built site.
 *
 * @param folder the built site, its pages as they will be served
 * @param generated folder with the records of Docusaurus
 */
export async function writeOffline(
  folder: string,
  { baseUrl, generated }: { readonly baseUrl: string; readonly generated: string },
  { enabled, sections, edition = 1 }: OfflineReading,
): Promise<void> {
  if (!enabled) {
    await fs.copyFile(file('retired.js'), path.join(folder, workerFile));
    return;
  }
  await build({
    entryPoints: [file('worker.ts')],
    outfile: path.join(folder, workerFile),
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets(),
    define: { keptEdition: String(edition) },
    logLevel: 'warning',
  });
  const kept = new Map(sections.map((id) => [id, documents(folder, baseUrl, id)] as const));
  for (const [id, { size }] of kept) {
    if (size > 0) continue;
    throw new Error(
      `The offline section "${id}" has no document. Write the path of its routes, such as "docs".`,
    );
  }
  const list = offlineList(folder, generated, baseUrl, kept);
  await fs.writeFile(path.join(folder, listFile), JSON.stringify(list));
}
