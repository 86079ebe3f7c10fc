import type { HtmlTagObject } from '@docusaurus/types';
import { Feed } from 'feed';

/** What the feeds say about themselves. */
export interface FeedInfo {
  /** Route of the blog, which is the folder of the feeds, below the base URL: `blog`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly author: { readonly name: string; readonly link: string };
}

/** A post as the feeds have it; addresses are absolute. */
export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** When it was published: the day of the release. */
  readonly date: Date;
  readonly tags: readonly string[];
  /** Its text as HTML, from `feedContent`. */
  readonly content: string;
}

const files = {
  rss: ['rss.xml', 'application/rss+xml'],
  atom: ['atom.xml', 'application/atom+xml'],
  json: ['feed.json', 'application/feed+json'],
} as const;

type Kind = keyof typeof files;
const kinds = Object.keys(files) as Kind[];

/** Links by which a page names the feeds. */
export const feedLinks = (baseUrl: string, { route, title }: FeedInfo): HtmlTagObject[] =>
  kinds.map((kind) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: files[kind][1],
      href: `${baseUrl}${route}/${files[kind][0]}`,
      title: `${title}, ${kind}`,
    },
  }));

const asHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * The feeds as files: RSS 2.0, Atom 1.0 and JSON Feed.
 *
 * @param url address of the list of posts
 * @param items newest first
 * @param icon address of the site's icon, if it has one
 */
export function feedFiles(
  url: string,
  info: FeedInfo,
  items: readonly FeedItem[],
  icon: string | undefined,
): Record<string, string> {
  const text = (kind: Kind): string => {
    const escape = kind === 'json' ? (value: string): string => value : asHtml;
    const feed = new Feed({
      id: url,
      link: url,
      title: info.title,
      description: info.description,
      author: info.author,
      language: 'en',
      favicon: icon,
      copyright: '',
      updated: items[0]?.date ?? new Date(0),
      feedLinks: Object.fromEntries(kinds.map((each) => [each, `${url}/${files[each][0]}`])),
    });
    for (const item of items) {
      feed.addItem({
        id: item.url,
        link: item.url,
        title: escape(item.title),
        description: escape(item.description),
        date: item.date,
        published: item.date,
        author: [info.author],
        category: item.tags.map((tag) => ({ name: tag, term: tag })),
        content: item.content,
      });
    }
    return { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[kind]();
  };
  return Object.fromEntries(kinds.map((kind) => [files[kind][0], text(kind)]));
}
