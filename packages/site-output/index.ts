import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { onlyOptions } from '../fast-build';
import { metadataAttribute } from '../fast-client';
import { isHidden, lastChanges, type Element } from '../files';
import { llmsText, type Entry } from './llms';
import { toMarkdown } from './markdown-copies';
import { copyAddress } from './markdown-copies/address';
import { absolute, documentTree } from './markdown-copies/tree';
import { feedFiles, feedLinks, type FeedInfo, type FeedItem } from './feeds';
import { feedContent } from './feeds/content';
import { sitemapXml } from './sitemap';
import { cardPath, writeCards } from './social-cards';
import { cardSize, cardSvg, type CardDesign, type CardText } from './social-cards/card';
import { questionsOf, siteData, structuredData, type Software } from './structured-data';
import { documentsOf, isFinder, pageSources, postsOf, type Document, type Post } from './documents';
import { addToHead, escapeAttribute, jsonScript, metaOf, setMeta } from './head';

class Pass {
  private readonly cards: string[] = [];

  constructor(
    private readonly context: LoadContext,
    private readonly outDir: string,
    private readonly options: Options,
  ) {}

  private get name(): string {
    return `${this.context.siteConfig.title} documentation`;
  }

  /** Absolute address of a route or file, given with the base URL: encoded, as every reader of addresses wants it. */
  url(route: string): string {
    return new URL(route, this.context.siteConfig.url).href;
  }

  file(route: string, ending: string): string {
    return path.join(this.outDir, route.slice(this.context.baseUrl.length)) + ending;
  }

  /** When a file was last changed, in UTC, or nothing if that isn't known. */
  private changed(source: string): string | undefined {
    const change = lastChanges(this.context.siteDir).get(source);
    return change && new Date(change.timestamp * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  }

  /** Address of the card with a text, which is drawn at the end. */
  private card(text: CardText): string {
    const svg = cardSvg(text, this.options.card);
    this.cards.push(svg);
    return this.url(this.context.baseUrl + cardPath(svg));
  }

  async drawCards(): Promise<void> {
    const cache = path.join(this.context.siteDir, '.cache/social-cards');
    await writeCards(this.cards, this.outDir, cache);
  }

  /** Adds to the head of a document or post, and writes its Markdown copy. */
  private async page(
    item: { route: string; title: string; fullTitle?: string },
    section: string,
    data: ((image: string, tree: Element) => object) | undefined,
    lead: readonly string[],
  ): Promise<Element> {
    const file = this.file(item.route, '/index.html');
    // A post says itself that it's an article.
    const html = (await fs.readFile(file, 'utf8')).replace(
      /("og:type".*)<meta property="og:type"[^>]*>/s,
      '$1',
    );
    const tree = documentTree(html);
    if (!tree) throw new Error(`${item.route}: the page holds no document`);
    const title = item.fullTitle ?? item.title;
    const { image: fallback } = this.context.siteConfig.themeConfig as UserThemeConfig;
    const common = fallback && this.url(this.context.baseUrl + fallback);
    const own = metaOf(html, 'og:image');
    const hasOwn = own !== undefined && own !== common;
    const image = hasOwn ? own : this.card({ title, section, site: this.name });
    // Static content takes what has this mark with it. Elsewhere, it would go when the page is hydrated.
    const mark = html.includes(metadataAttribute) ? ' data-rh="true"' : '';
    const elements = [
      data ? jsonScript(data(image, tree), mark) : '',
      `<link${mark} rel="alternate" type="text/markdown" href="${escapeAttribute(encodeURI(copyAddress(item.route)))}">`,
      ...(hasOwn
        ? []
        : [
            `<meta${mark} property="og:image:width" content="${cardSize.width}">`,
            `<meta${mark} property="og:image:height" content="${cardSize.height}">`,
            `<meta${mark} property="og:image:alt" content="${escapeAttribute(`${section}: ${title}`)}">`,
          ]),
    ];
    const withImage = ['og:image', 'twitter:image'].reduce(
      (text, meta) => (metaOf(text, meta) === common ? setMeta(text, meta, image) : text),
      html,
    );
    await fs.writeFile(file, addToHead(withImage, elements.join('')));
    const address = this.url(item.route);
    const text = toMarkdown(tree, address).replace(/^# .*\n\n?/, '');
    const copy = [`# ${item.title}`, ...lead, `Page: ${address}`, text].join('\n\n');
    await fs.writeFile(this.file(copyAddress(item.route), ''), copy);
    return tree;
  }

  /** Describes a document in its page, and writes its markdown copy. */
  async document(document: Document): Promise<void> {
    const { sections, software } = this.options;
    const { label: section = document.section, mainDoc = '' } =
      sections.find(({ id }) => id === document.section) ?? {};
    const { newest, release, sectionPath, version } = document;
    const url = this.url(document.route);
    const mainOf = (root: string): string => this.url(path.posix.join(root, mainDoc));
    const crumbs = [
      { name: this.context.siteConfig.title, url: this.url(this.context.baseUrl) },
      { name: section, url: mainOf(sectionPath) },
      ...(release ? [{ name: release.label, url: mainOf(release.path) }] : []),
      { name: document.title, url },
    ];
    // The main document of a section is that step itself.
    const steps = crumbs.filter(({ url: address }, index) =>
      crumbs.slice(index + 1).every((later) => later.url !== address),
    );
    const archived = newest ? ` (archived; the newest is ${newest})` : '';
    const lead = [
      `> ${document.description}`,
      ...(version ? [`${software.releaseLabel}: ${version}${archived}`] : []),
    ];
    const data = (image: string, tree: Element): object =>
      structuredData(
        {
          url,
          title: document.fullTitle,
          description: document.description,
          section,
          image,
          changed: this.changed(document.source),
          crumbs: steps,
          software: version ? { ...software, version } : undefined,
        },
        this.publisher(),
        questionsOf(tree),
      );
    await this.page(document, section, document.isHidden ? undefined : data, lead);
  }

  /** Gives a post its card and its markdown copy, and returns it for the feeds; the theme describes it already. */
  async post(post: Post): Promise<FeedItem> {
    const lead = [`> ${post.description}`, `Date: ${post.date}`];
    const tree = await this.page(post, post.section, undefined, lead);
    const url = this.url(post.route);
    return { ...post, url, date: new Date(post.date), content: feedContent(tree, url) };
  }

  async feeds(items: readonly FeedItem[], info: FeedInfo): Promise<void> {
    const { baseUrl, siteConfig } = this.context;
    const route = baseUrl + info.route;
    const icon = siteConfig.favicon && this.url(baseUrl + siteConfig.favicon);
    const folder = this.file(route, '');
    await fs.mkdir(folder, { recursive: true });
    for (const [name, content] of Object.entries(feedFiles(this.url(route), info, items, icon)))
      await fs.writeFile(path.join(folder, name), content);
  }

  private publisher() {
    const { baseUrl } = this.context;
    return {
      name: this.context.siteConfig.title,
      url: this.url(baseUrl),
      logo: this.url(baseUrl + this.options.logo),
    };
  }

  async home(): Promise<void> {
    const file = path.join(this.outDir, 'index.html');
    const data = jsonScript(siteData(this.publisher(), this.options.description));
    await fs.writeFile(file, addToHead(await fs.readFile(file, 'utf8'), data));
  }

  async llms(documents: readonly Document[], posts: readonly Post[]): Promise<void> {
    const { asked: readAsked, description, notes, sections } = this.options;
    const asked = readAsked(this.context.siteDir);
    const entry = (item: { route: string; title: string; description: string }): Entry => ({
      title: item.title,
      url: this.url(copyAddress(item.route)),
      description: item.description,
      asked: asked.get(item.route.slice(this.context.baseUrl.length - 1)) ?? [],
    });
    const shown = documents.filter((document) => !document.isHidden);
    const text = llmsText(
      {
        title: this.name,
        summary: description,
        notes: notes((file) => this.url(this.context.baseUrl + file)),
      },
      [
        ...sections.map(({ id, label }) => ({
          title: label,
          entries: shown.filter(({ section, release }) => section === id && !release).map(entry),
        })),
        { title: posts[0]?.section ?? '', entries: posts.map(entry) },
      ],
      shown
        .filter(({ release }) => release)
        .map((document) => ({ ...entry(document), title: document.fullTitle })),
    );
    await fs.writeFile(path.join(this.outDir, 'llms.txt'), text);
  }

  /** Lists the pages that search engines should find: those that are their own canonical page and aren't hidden. */
  async sitemap(
    routes: readonly string[],
    sources: ReadonlyMap<string, string>,
    posts: readonly Post[],
    hidden: (route: string) => boolean,
  ): Promise<void> {
    const { baseUrl } = this.context;
    const { feed } = this.options;
    const entries = [];
    // Lists of posts change when a post does.
    const newest = posts
      .map(({ source }) => this.changed(source) ?? '')
      .sort()
      .at(-1);
    for (const route of routes) {
      if (isFinder(route.slice(baseUrl.length - 1)) || hidden(route)) continue;
      const html = await fs.readFile(this.file(route, '/index.html'), 'utf8');
      const written = /<link [^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      const canonical = written?.replaceAll('&amp;', '&');
      const url = this.url(route);
      if (canonical === undefined || absolute(canonical, url) !== url) continue;
      const source = sources.get(route);
      const isList = feed && !source && route.startsWith(baseUrl + feed.route);
      const changed = isList ? newest : source && this.changed(source);
      entries.push({ url, changed: changed || undefined });
    }
    await fs.writeFile(path.join(this.outDir, 'sitemap.xml'), sitemapXml(entries));
    if (baseUrl === '/') {
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${this.url('/sitemap.xml')}\n`;
      await fs.writeFile(path.join(this.outDir, 'robots.txt'), robots);
    }
  }
}

/** What the site says about itself to programs. */
export interface Options {
  /** What the site is, in a sentence. */
  readonly description: string;
  /** Docs instances in the order of the navigation bar, with the document that each bare path leads to. */
  readonly sections: readonly {
    readonly id: string;
    readonly label: string;
    readonly mainDoc: string;
  }[];
  /** What the versions of a versioned section are releases of. */
  readonly software: Omit<Software, 'version'> & {
    /** How a Markdown copy names the release. */
    readonly releaseLabel: string;
  };
  /** Path of the logo below the base URL. */
  readonly logo: string;
  readonly card: CardDesign;
  /** What readers of `llms.txt` need to know first. Gets what makes a file's path below the base URL an address. */
  readonly notes: (url: (file: string) => string) => readonly string[];
  /** What the feeds of the blog say about themselves; undefined if no blog is built. */
  readonly feed?: FeedInfo | undefined;
  /** Reads the questions that each document answers: a list for each route, without the base URL. */
  readonly asked: (root: string) => ReadonlyMap<string, readonly string[]>;
}

export const validateOptions = onlyOptions(
  'description',
  'sections',
  'software',
  'logo',
  'card',
  'notes',
  'feed',
  'asked',
);

const meta = (property: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: { property, content },
});

/**
 * Makes the built site readable for programs, after the pages are written: structured data and a social card for every
 * document, its markdown copy, `llms.txt`, a sitemap with dates, and the feeds of the blog. None of it is in the
 * bundles for browsers.
 *
 * The blog's own feeds are turned off: they have addresses that lead nowhere from a feed reader, and do not name themselves.
 * https://github.com/facebook/docusaurus/issues/9136
 */
export default function siteOutput(context: LoadContext, options: Options): Plugin {
  const { feed } = options;
  return {
    name: 'site-output',
    injectHtmlTags: () => ({
      headTags: [
        ...(feed ? feedLinks(context.baseUrl, feed) : []),
        meta('og:site_name', context.siteConfig.title),
        meta('og:type', 'website'),
      ],
    }),
    async postBuild({ outDir, plugins, head, routesPaths }) {
      const hidden = (route: string): boolean => isHidden(String(head[route]?.meta));
      const documents = documentsOf(plugins, hidden);
      const posts = postsOf(plugins);
      const pass = new Pass(context, outDir, options);
      for (const document of documents) await pass.document(document);
      const items: FeedItem[] = [];
      for (const post of posts) items.push(await pass.post(post));
      await pass.home();
      const sources = new Map([
        ...pageSources(plugins),
        ...[...documents, ...posts].map(({ route, source }) => [route, source] as const),
      ]);
      await Promise.all([
        pass.drawCards(),
        pass.llms(documents, posts),
        feed && pass.feeds(items, feed),
        pass.sitemap(routesPaths, sources, posts, hidden),
      ]);
    },
  };
}
