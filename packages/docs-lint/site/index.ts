import { createMatcher, GlobExcludeDefault } from '@docusaurus/utils';
import { parse, parseFigure, type Document } from '../document';
import { once, type Facts } from '../facts';
import { anchorsOf } from './anchors';
import { documentFolders, sourcesBelow, readText } from './folders';
import { placeOf, routeOf } from './routes';
import { readSidebars } from './sidebars';

export {
  documentFolders,
  sourcesBelow,
  readText,
  UnreadableFile,
  versionedFolders,
} from './folders';
export { placeOf, routeOf } from './routes';

/** A page of the site. */
export interface Page {
  readonly route: string;
  /** The document behind the route, if it is one. */
  readonly document: Document | undefined;
}

/** The whole site as rules see it. */
export interface Site {
  readonly root: string;
  readonly facts: Facts;
  /** Every document by its path from the root. */
  readonly documents: ReadonlyMap<string, Document>;
  /** The texts of figures, by path; only rules about words look at them. */
  readonly figures: ReadonlyMap<string, Document>;
  /** Parts of documents, by path, which documents import. */
  readonly partials: ReadonlyMap<string, Document>;
  /** Every page by its route; routes have no slash at their end. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Routes that only lead on to another one. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Sidebars by the folder of their documents. */
  readonly sidebars: ReturnType<typeof readSidebars>;
  /** Anchors of a document; read once. */
  readonly anchors: (document: Document) => ReadonlySet<string>;
}

/** Whether Docusaurus makes no page of a file, because it or a folder of it starts with an underscore. */
const isPartial = createMatcher(GlobExcludeDefault);

/** Routes without a document: the home page, the blog's lists, tags, the search. */
function listRoutes(root: string, { sections, tags, versions }: Facts): string[] {
  const tagRoutes = (base: string): string[] => [
    `${base}/tags`,
    ...tags.map((id) => `${base}/tags/${id}`),
  ];
  const ownPages = sourcesBelow(root, ['src/pages'], /\.(?:tsx?|jsx?|mdx?)$/)
    .filter((file) => !/\.test\.|\/_/.test(file))
    .map((file) => file.replace(/^src\/pages/, '').replace(/(?:\/index)?\.\w+$/, ''));
  return [
    '/',
    '/search',
    '/blog',
    '/blog/archive',
    ...tagRoutes('/blog'),
    ...ownPages,
    ...sections.flatMap(({ id }) => tagRoutes(`/${id}`)),
    ...versions.releases
      .slice(1)
      .flatMap((release) => tagRoutes(`/${versions.section}/${release}`)),
  ];
}

/**
 * Reads every document below a root.
 *
 * @param root root of the site, or of a fixture that looks like one
 * @param facts what only this site has
 */
export function readSite(root: string, facts: Facts): Site {
  const documents = new Map<string, Document>();
  const partials = new Map<string, Document>();
  const pages = new Map<string, Page>();
  for (const route of listRoutes(root, facts)) pages.set(route, { route, document: undefined });
  for (const file of sourcesBelow(root, documentFolders(facts), /\.mdx?$/)) {
    if (placeOf(facts, file) === undefined) continue;
    const document = parse(file, readText(root, file));
    if (isPartial(file)) {
      partials.set(file, document);
      continue;
    }
    documents.set(file, document);
    const route = routeOf(facts, document);
    if (route !== undefined && !pages.has(route)) pages.set(route, { route, document });
  }
  const figures = sourcesBelow(root, ['src/figures'], /^src\/figures\/[^/]+\/index\.tsx$/);
  return {
    root,
    facts,
    documents,
    figures: new Map(figures.map((file) => [file, parseFigure(file, readText(root, file))])),
    partials,
    pages,
    redirects: new Map(facts.redirects.map(({ from, to }) => [from, to])),
    sidebars: readSidebars(root, facts),
    anchors: once((document) => anchorsOf(root, document, partials)),
  };
}
