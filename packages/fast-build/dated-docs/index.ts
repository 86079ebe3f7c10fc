/**
 * The docs plugin of Docusaurus, which finds out who last changed each document, and when, by reading the history once.
 * Docusaurus 2.4.3 starts a shell, Node, and git for every document.
 */
import docs, { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { lastChanges } from '../../files';

// Its types leave this function out.
export const { validateOptions } = require('@docusaurus/plugin-content-docs') as PluginModule;

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
      const changes = lastChanges(context.siteDir);
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
