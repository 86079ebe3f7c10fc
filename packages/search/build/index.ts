import type { BuildEnvironment } from '../../../src/config/environment';
import { writeEmbeddedIndex } from './embedded';
import { type AskedBySection, readRecords } from './records';

/**
 * The search step of a build: reads the records of the built pages and, unless a hosted service answers, writes the
 * embedded index.
 *
 * @param folder the built site
 * @param asked questions under which readers look for its sections
 * @returns a sentence for the one who builds
 */
export async function buildSearch(
  folder: string,
  environment: BuildEnvironment,
  asked: AskedBySection,
): Promise<string> {
  if (environment.hostedSearch) {
    return `Search is answered by the index "${environment.hostedSearch.indexName}": fill it with npm run search:push.`;
  }
  const records = readRecords(folder, { baseUrl: environment.baseUrl, asked });
  await writeEmbeddedIndex(folder, records);
  return `Indexed ${records.length} sections for the search.`;
}
