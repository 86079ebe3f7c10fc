import path from 'node:path';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { compress } from '../../packages/fast-build/compress';
import { trimStyles } from '../../packages/fast-build/styles';
import { nest, writeHeaders } from '../../packages/hosting';
import { writeOffline } from '../../packages/offline';
import { buildSearch } from '../../packages/search';
import { buildEnvironment, isBuilt } from '../../src/config/environment';
import { layout } from '../../src/config/layout';
import { offlineReading } from '../../src/config/offline';
import { searchSite } from '../../src/config/search';
import { turnedOff } from '../../src/config/styles';
import type { SectionId } from '../../src/data/sections';

const root = path.resolve(__dirname, '../..');

/**
 * The steps after Docusaurus, in their order: each works on the files as the one before left them.
 *
 * @param folder what Docusaurus has built
 * @param last the build that it will replace
 * @param isNested whether the site is below its base path in the folder
 */
export async function finish(folder: string, last: string, isNested: boolean): Promise<void> {
  const environment = buildEnvironment(process.env);
  const { baseUrl, hostedSearch, policyInPages } = environment;
  const generated = path.join(root, '.docusaurus');
  console.log('Writing styles, headers, the search, the offline worker, and compressed copies …');
  await trimStyles(folder, turnedOff);
  writeHeaders(folder, {
    baseUrl,
    searchApplication: hostedSearch?.appId,
    inPages: policyInPages,
  });
  const asked = askedBySection(root, layout);
  const hostedIndex = hostedSearch?.indexName;
  const parts = searchSite.parts.filter(({ id }) => isBuilt(environment, id as SectionId));
  console.log(buildSearch(folder, { baseUrl, hostedIndex, site: { ...searchSite, parts }, asked }));
  if (hostedIndex) console.log('Fill it with npm run search:push.');
  const sections = offlineReading.sections.filter((id) => isBuilt(environment, id as SectionId));
  await writeOffline(folder, { baseUrl, generated }, { ...offlineReading, sections });
  await compress(folder, last);
  if (isNested) nest(folder, baseUrl);
}
