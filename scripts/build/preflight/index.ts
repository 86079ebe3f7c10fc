import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validateConfig } from '@docusaurus/core/lib/server/configValidation';
import { check, readSite } from '../../../packages/docs-lint';
import { positionOf } from '../../../packages/docs-lint/document';
import { type Site, UnreadableFile } from '../../../packages/docs-lint/site';
import { unreadable, type Problem } from '../../../packages/files';
import { buildEnvironment } from '../../../src/config/environment';
import { sections } from '../../../src/data/sections';
import { releaseFolder, releases } from '../../../src/data/releases';
import { facts } from '../../check/facts';
import { rules } from '../../check/rules';

/** The folders of documents, each with a sidebar. */
const folders = [...sections.map(({ folder }) => folder), ...releases.slice(1).map(releaseFolder)];

/** If Docusaurus finds no sidebar, it shows no menu and doesn't report it. */
function checkSidebars(site: Site): Problem[] {
  const message = 'its sidebar is missing';
  const fix =
    'export it from its file in sidebars/, or for an older release in vaults_versioned_sidebars/';
  const missing = folders.filter((folder) => !site.sidebars.get(folder)?.names.length);
  return missing.map((file) => ({ file, message, fix }));
}

/** The older releases are listed for Docusaurus too. */
function checkVersions(root: string): Problem[] {
  const file = 'vaults_versions.json';
  if (!existsSync(path.join(root, file))) return [];
  const wanted = JSON.stringify(releases.slice(1));
  let found: string;
  try {
    found = JSON.stringify(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  } catch (error) {
    found = (error as Error).message;
  }
  if (found === wanted) return [];
  const message = `the file doesn't list the older releases of src/data/releases: ${found}`;
  return [{ file, message, fix: `write ${wanted}` }];
}

function checkConfiguration(root: string): Problem[] {
  if (root.includes("'")) {
    return [
      {
        file: root,
        message:
          'a folder name in this path contains a quotation mark, which Docusaurus takes for the end of a string',
        fix: 'move or rename the folder',
      },
    ];
  }
  try {
    buildEnvironment(process.env);
  } catch (error) {
    const [message = '', ...fix] = (error as Error).message.split(/(?<=\.) /);
    return [{ file: 'environment', message, fix: fix.join(' ') }];
  }
  const file = 'docusaurus.config.ts';
  let config: unknown;
  try {
    config = (require(path.join(root, file)) as { default: unknown }).default;
  } catch (error) {
    return [unreadable(root, file, error)];
  }
  try {
    validateConfig(config, file);
    return [];
  } catch (error) {
    const message = (error as Error).message.trim();
    const content = readFileSync(path.join(root, file), 'utf8');
    const field = new RegExp(`(?<=^\\s*)${/"(\w+)/.exec(message)?.[1]}:`, 'm').exec(content);
    return [
      {
        file,
        ...(field && positionOf(content, field.index)),
        message: message.split('\n')[0] ?? message,
        fix: 'see https://docusaurus.io/docs/2.x/api/docusaurus-config for the values of this field',
      },
    ];
  }
}

/** What the compiler has to be able to read before anything else is looked at. */
const form = rules.filter(({ name }) => name === 'front-matter-form' || name === 'sidebars');

/** What no build may leave out: rules that keep harm from readers, and what the compiler would explain less clearly. */
const needed = rules.filter(
  ({ name, safety }) => safety === true || ['routes', 'theme'].includes(name),
);

/**
 * Finds what would stop the build, lose pages or harm readers, before it starts: unreadable configuration, malformed
 * front matter, sidebars that name missing documents, code and forged addresses in documents.
 *
 * @param root folder of the site
 */
export function preflight(root: string): Problem[] {
  const configuration = checkConfiguration(root);
  if (configuration.length > 0) return configuration;
  let site: Site;
  try {
    site = readSite(root, facts);
  } catch (error) {
    if (error instanceof UnreadableFile) return [error.problem];
    throw error;
  }
  const documents = [...site.documents.values()];
  const problems = [
    ...check(site, documents, form),
    ...checkSidebars(site),
    ...checkVersions(root),
  ];
  if (problems.length > 0) return problems;
  // Documents that can be read at all.
  return [...check(site, [...documents, ...site.partials.values()], needed)];
}
