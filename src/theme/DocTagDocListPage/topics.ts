import type { TagsListItem } from '@docusaurus/utils';
import { tags as known } from '../../data/tags';
import type { Item } from '../../components/ListPage';

/** What a tag is about. */
export const topicOf = (tag: string): { label: string; description?: string } =>
  known.find(({ id }) => id === tag) ?? { label: tag };

/**
 * Tags as a page lists them.
 *
 * @param what has the tags: a word that takes an "s" for several
 */
export const topics = (tags: readonly TagsListItem[], what: string): Item[] =>
  tags
    .map(({ label, permalink, count }) => ({
      title: topicOf(label).label,
      to: permalink,
      text: topicOf(label).description,
      note: `${count} ${what}${count === 1 ? '' : 's'}`,
    }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
