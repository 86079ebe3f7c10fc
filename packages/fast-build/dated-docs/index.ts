/**
 * The docs plugin of Docusaurus, which finds out who last changed each document, and when, by reading the history once.
 * Docusaurus 2.4.3 starts a shell, Node, and git for every document.
 */
import { execFileSync } from 'node:child_process';
import docs, { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

// Its types leave this function out.
export const { validateOptions } = require('@docusaurus/plugin-content-docs') as PluginModule;

/** Who changed a file last, and when, in seconds since 1970. */
interface Change {
  readonly timestamp: number;
  readonly author: string;
}

/**
 * Reads the output of `git log --format=%x00%ct,%an --name-only`, from the newest commit to the oldest.
 *
 * @returns the last change of each file
 */
export function parseChanges(log: string): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [, timestamp, author = ''] = /^(\d+),(.*)$/.exec(head) ?? [];
    const change = { timestamp: Number(timestamp), author };
    for (const file of files) if (!changes.has(file)) changes.set(file, change);
  }
  return changes;
}

/** The last change of each file in a repository. Empty if the repository has no history. */
export function lastChanges(root: string): Map<string, Change> {
  try {
    const log = execFileSync(
      'git',
      [
        ...['-c', 'core.quotePath=false', 'log', '--format=%x00%ct,%an', '--name-only'],
        // For a merge, only the files that differ from both sides.
        ...['--no-renames', '-c'],
      ],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 ** 2,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return parseChanges(log);
  } catch {
    return new Map();
  }
}

const histories = new Map<string, Map<string, Change>>();

/** The changes of a repository, read once for all instances of the plugin. */
function changesOf(root: string): Map<string, Change> {
  const known = histories.get(root) ?? lastChanges(root);
  histories.set(root, known);
  return known;
}

/** As Docusaurus writes it. */
function formatted(
  timestamp: number,
  { currentLocale, localeConfigs }: LoadContext['i18n'],
): string {
  return new Intl.DateTimeFormat(currentLocale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: localeConfigs[currentLocale]?.calendar,
  }).format(timestamp * 1000);
}

/** The plugin, with the same options. What a document says in its front matter (`last_update`) comes first. */
export default async function datedDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { showLastUpdateAuthor, showLastUpdateTime } = options;
  const plugin = await docs(context, {
    ...options,
    showLastUpdateAuthor: false,
    showLastUpdateTime: false,
  });
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as LoadedContent;
      if (!showLastUpdateAuthor && !showLastUpdateTime) return content;
      const changes = changesOf(context.siteDir);
      for (const document of content.loadedVersions.flatMap((version) => version.docs)) {
        const { date, author } = document.frontMatter.last_update ?? {};
        const change = changes.get(document.source.replace('@site/', ''));
        const timestamp = date ? new Date(date).getTime() / 1000 : change?.timestamp;
        if (showLastUpdateAuthor) document.lastUpdatedBy = author ?? change?.author;
        if (!showLastUpdateTime || timestamp === undefined) continue;
        document.lastUpdatedAt = timestamp;
        document.formattedLastUpdatedAt = formatted(timestamp, context.i18n);
      }
      return content;
    },
  };
}
