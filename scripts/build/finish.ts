import path from 'node:path';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { compress } from '../../packages/fast-build/compress';
import { trimStyles } from '../../packages/fast-build/styles';
import { nest, writeHeaders } from '../../packages/hosting';
import { writeOffline } from '../../packages/offline';
import { buildSearch } from '../../packages/search';
import { buildEnvironment } from '../../src/config/environment';
import { layout } from '../../src/config/layout';
import { offlineReading } from '../../src/config/offline';
import { searchSite } from '../../src/config/search';
import { turnedOff } from '../../src/config/styles';

const root = path.resolve(__dirname, '../..');

/**
 * The steps after Docusaurus, in their order: each works on the files as the one before left them.
 *
 * @param folder what Docusaurus has built
 * @param last the build that it will replace
 * @param isNested whether the site is below its base path in the folder
 */
export async function finish(folder: string, last: string, isNested: boolean): Promise<void> {
  const { baseUrl, hostedSearch } = buildEnvironment(process.env);
  const generated = path.join(root, '.docusaurus');
  const { before, after } = await trimStyles(folder, turnedOff);
  console.log(
    `Trimmed the stylesheet from ${Math.round(before / 1024)} to ${Math.round(after / 1024)} kB.`,
  );
  const summary = writeHeaders(folder, {
    baseUrl,
    searchApplication: hostedSearch?.appId,
    inPages: process.env.POLICY_IN_PAGES === '1',
  });
  console.log(
    `Wrote the security headers of ${summary.pages} pages (${summary.hashes} inline scripts, ${summary.redirects} redirects).`,
  );
  const asked = askedBySection(root, layout);
  const hostedIndex = hostedSearch?.indexName;
  console.log(buildSearch(folder, { baseUrl, hostedIndex, site: searchSite, asked }));
  if (hostedIndex) console.log('Fill it with npm run search:push.');
  const kept = await writeOffline(folder, { baseUrl, generated }, offlineReading);
  console.log(`Wrote the worker for offline reading (${kept} documents kept with their sections).`);
  const { files, saved } = await compress(folder, last);
  console.log(`Compressed ${files} files ahead of time (${Math.round(saved / 1024)} kB saved).`);
  if (isNested) nest(folder, baseUrl);
}
