import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { frontMatter, judgeText } from '../../static-content';
import { staticContent } from '../client/static-content/metadata';

type Context = LoaderContext<unknown>;

/** A route as Docusaurus generates it; the component is given by its key in `routesChunkNames.json`. */
interface Route {
  readonly path: string;
  readonly component: { readonly key: string } | undefined;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly [property: string]: unknown;
}

/** Names of chunks, in the places of what a page receives. */
type Names = string | readonly Names[] | { readonly [place: string]: Names };

type ChunkNames = Readonly<
  Record<string, { readonly __comp: string; readonly [place: string]: Names }>
>;

/** What the loader reads beside the routes. */
export interface Generated {
  /** Chunk names of a route's files, by `path-hash`. */
  readonly chunkNames: ChunkNames;
  /** The module behind a chunk name. */
  readonly registry: ReadonlyMap<string, string>;
  /** Content of a small generated module that is put into the list itself. */
  readonly read: (request: string) => unknown;
  /** Whether the text of a document is taken from its built page, which is at the route. */
  readonly isStatic: (request: string, route: string) => boolean;
}

const notFound: Route['component'] = { key: '*' };
const notFoundFiles =
  '{"__comp": () => import("@theme/NotFound"), "__context": {"plugin": {"name": "native", "id": "default"}}}';

/** Evaluates `routes.js`, which calls a function for each component. */
export function readRoutes(source: string): Route[] {
  const list = source.slice(source.indexOf('['), source.lastIndexOf(']') + 1);
  // The file comes from our own build and contains only literals and these calls.
  const evaluate = new Function('ComponentCreator', `return ${list};`) as (
    creator: (route: string, hash?: string) => Route['component'],
  ) => Route[];
  return evaluate((route, hash) => (hash === undefined ? notFound : { key: `${route}-${hash}` }));
}

/** Reads which module each chunk name of `registry.js` stands for. */
export function readRegistry(source: string): Map<string, string> {
  return new Map(
    [
      ...source.matchAll(/webpackChunkName: '([^']+)' \*\/ ('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g),
    ].map(([, name = '', request = '']) => [
      name,
      request.slice(1, -1).replace(/\\(['"\\])/g, '$1'),
    ]),
  );
}

/** Which chunk a file goes into. */
function placement(request: string, place: string, route: string): string {
  const [, document] = /^@theme\/(Doc(?:Page|Item))$/.exec(request) ?? [];
  if (document) return `/* webpackChunkName: "${document}" */ `;
  // The menu of a section comes with its routes.
  if (place === 'versionMetadata') return '/* webpackMode: "eager" */ ';
  // One file for all lists of a section, because every page names each file.
  const [tags] = /^.*\/tags(?=\/|$)/.exec(route) ?? [];
  if (tags !== undefined && (place === 'tag' || place === 'tags')) {
    return `/* webpackChunkName: "tags${tags.replace(/[^\w.]+/g, '-')}" */ `;
  }
  return '';
}

/** A route with a section's routes below it: the documents of a release, or all of a section without releases. */
const isFrame = ({ routes }: Route): boolean => routes !== undefined;

/** Whether a route is the site's root, which isn't a section: the theme looks for the home page in the list of all routes. */
const isRoot = (route: Route, all: readonly Route[]): boolean =>
  route.path.endsWith('/') &&
  all.every((one) => one.path === '*' || one.path.startsWith(route.path));

const isBelow = (address: string, base: string): boolean =>
  address === base || address.startsWith(base.replace(/\/?$/, '/'));

/** The path of the section that a route belongs to: the innermost one above it. */
function sectionOf({ path: address }: Route, sections: readonly string[]): string | undefined {
  return sections
    .filter((section) => isBelow(address, section))
    .sort((one, other) => other.length - one.length)[0];
}

/**
 * The request for a section's routes, relative to the list of all routes, because the path of a site's folder may
 * contain characters that don't work in a request.
 */
export const sectionRequest = (section: string): string =>
  `./routes.js?section=${encodeURIComponent(section)}`;

/** Writes routes as code. */
class RouteWriter {
  /** Routes that sections begin with. */
  private readonly heads: readonly Route[];

  /** @param section path of the section whose routes are written; without it, those of no section */
  constructor(
    private readonly routes: readonly Route[],
    private readonly generated: Generated,
    private readonly section: string | undefined,
  ) {
    this.heads = routes.filter(
      (route) => (isFrame(route) || this.isBlog(route)) && !isRoot(route, routes),
    );
  }

  private namesOf({ component, path: address }: Route): ChunkNames[string] {
    const names = this.generated.chunkNames[component?.key ?? ''];
    if (names === undefined) throw new Error(`No files are listed for ${address}.`);
    return names;
  }

  /** The component that shows the page of a route. */
  private pageOf(route: Route): string | undefined {
    return this.generated.registry.get(this.namesOf(route).__comp);
  }

  /** A blog has no frame, so the first page of its list is used instead. */
  private isBlog(route: Route): boolean {
    if (route.component === notFound || /\/(?:page|tags)\//.test(route.path)) return false;
    return this.pageOf(route) === '@theme/BlogListPage';
  }

  private isStandIn(route: Route): boolean {
    return this.section === undefined && this.heads.includes(route);
  }

  private file(route: Route, place: string, chunkName: string): string {
    const request = this.generated.registry.get(chunkName);
    if (request === undefined) throw new Error(`No module is registered as ${chunkName}.`);
    const isText = place === 'content' && this.pageOf(route) === '@theme/DocItem';
    if (isText && this.generated.isStatic(request, route.path))
      return JSON.stringify(staticContent);
    if (place === '__context.plugin') return JSON.stringify(this.generated.read(request));
    return `() => import(${placement(request, place, route.path)}${JSON.stringify(request)})`;
  }

  /** Code of what a page receives: what loads a file, in the place of its name. */
  private files(route: Route, names: Names, place = ''): string {
    if (typeof names === 'string') return this.file(route, place, names);
    const isList = Array.isArray(names);
    const parts = Object.entries(names).map(([key, inner]) => {
      const code = this.files(route, inner, place ? `${place}.${key}` : key);
      return isList ? code : `${JSON.stringify(key)}: ${code}`;
    });
    return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
  }

  /** Code of the route that stands for a section until its own are loaded. */
  private standIn(head: Route, relative: string): string {
    const list = `() => import(${JSON.stringify(sectionRequest(head.path))})`;
    if (!isFrame(head)) return `[${relative}, ${list}]`;
    return `[${relative}, ${list}, ${this.file(head, '__comp', this.namesOf(head).__comp)}]`;
  }

  /** Code of a route below `base`. */
  private write(route: Route, base: string): string {
    const { path: address, component, exact, routes: inner, ...others } = route;
    if (!address.startsWith(base)) throw new Error(`${address} is not below ${base}.`);
    const relative = JSON.stringify(address.slice(base.length));
    if (this.isStandIn(route)) return this.standIn(route, relative);
    const files = component === notFound ? notFoundFiles : this.files(route, this.namesOf(route));
    const rest = { ...(!inner && !exact && { exact: false }), ...others };
    const below = inner ? `, [${inner.map((one) => this.write(one, address)).join(',\n')}]` : '';
    return `[${relative}, ${files}, ${JSON.stringify(rest)}${below}]`;
  }

  /** Code of the module's own routes. */
  code(): string {
    const sections = this.heads.map((head) => head.path);
    return this.routes
      .filter((route) => this.isStandIn(route) || sectionOf(route, sections) === this.section)
      .map((route) => this.write(route, this.section ?? ''))
      .join(',\n');
  }
}

/**
 * Writes the slim list of routes as the code of a module. The routes of a section are a module of their own, loaded when
 * a page of it is needed.
 *
 * @param client the module that holds `expandRoutes`
 * @param section path of the section whose routes are written; without it, those of no section
 */
export function slimRoutes(
  routes: readonly Route[],
  generated: Generated,
  client: string,
  section?: string,
): string {
  const code = new RouteWriter(routes, generated, section).code();
  const routesOf =
    section === undefined ? `expandRoutes([${code}])` : `(base) => expandRoutes([${code}], base)`;
  return `import { expandRoutes } from ${JSON.stringify(client)};\nexport default ${routesOf};\n`;
}

/** Of these documents, those whose text browsers take from the built page. */
async function staticDocuments(
  context: Context,
  requests: Iterable<string>,
  text: (file: string) => string,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const request of requests) {
    if (!/^@site\/.*\.mdx?$/.test(request)) continue;
    const document = text(request.replace('@site', context.rootContext)).replace(frontMatter, '');
    const { need, files } = await judgeText(document, context.rootContext);
    files.forEach((file) => context.addDependency(file));
    if (need === undefined) found.add(request);
  }
  return found;
}

async function writeRoutes(context: Context, source: string): Promise<string> {
  const folder = path.dirname(context.resourcePath);
  const section = new URLSearchParams(context.resourceQuery).get('section') ?? undefined;
  const text = (name: string): string => {
    const file = path.resolve(folder, name);
    context.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const isBuild = context.mode === 'production';
  const routes = readRoutes(source);
  const generated = {
    chunkNames: JSON.parse(text('routesChunkNames.json')) as ChunkNames,
    registry: readRegistry(text('registry.js')),
    read: (request: string) => JSON.parse(text(request.replace(/^@generated\//, ''))) as unknown,
  };
  const write = (isStatic: Generated['isStatic']): string =>
    slimRoutes(
      routes,
      { ...generated, isStatic },
      path.join(__dirname, '../client/routes.ts'),
      section,
    );
  // The first time, to learn which documents the section has: judging the documents of all sections would take seconds.
  const documents = new Set<string>();
  const code = write((request) => !documents.add(request));
  // During development, there are no built pages.
  if (!isBuild) return code;
  const found = await staticDocuments(context, documents, text);
  const builtTexts = new Set<string>();
  // The cache keeps it with the module: `../built-texts.ts`.
  Object.assign(context._module?.buildInfo ?? {}, { builtTexts });
  return write((request, route) => found.has(request) && Boolean(builtTexts.add(route)));
}

export default function routesLoader(this: Context, source: string): void {
  const done = this.async();
  writeRoutes(this, source).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}
