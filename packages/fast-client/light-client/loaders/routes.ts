import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseBody } from '../../../fast-build/markdown';
import { judgeDocument } from '../../static-content';
import { staticContent } from '../client/static-content/metadata';
import { placeholder } from '../file-names';
import type { LoaderContext } from './context';

/** A route as Docusaurus generates it; the component is given by its key in `routesChunkNames.json`. */
interface Route {
  readonly path: string;
  readonly component: { readonly key: string } | undefined;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly [property: string]: unknown;
}

type ChunkNames = Readonly<Record<string, unknown>>;

/** What the loader reads beside the routes. */
export interface Generated {
  /** Chunk names of a route's files, by `path-hash`. */
  readonly chunkNames: ChunkNames;
  /** The module behind a chunk name. */
  readonly registry: ReadonlyMap<string, string>;
  /** Placeholder for the names of a section's files: see `file-names.ts`. */
  readonly fileNames: string;
  /** Content of a small generated module that is put into the list itself. */
  readonly read: (request: string) => unknown;
  /** Whether the text of a document is taken from its built page. */
  readonly isStatic: (request: string) => boolean;
}

const notFound: Route['component'] = { key: '*' };

/** Files that most pages of a kind differ in. */
const varying = ['content', 'tag'] as const;

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

function flatten(value: unknown, place = ''): [place: string, chunkName: string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flatten(inner, place ? `${place}.${key}` : key),
  );
}

/**
 * Which chunk a file goes into. Files that are always needed together come in one request, because a request costs more
 * than a few bytes.
 */
function placement(request: string, place: string, route: string): string {
  if (place === '__comp' && /^@theme\/Doc(?:Page|Item)$/.test(request)) {
    return '/* webpackChunkName: "document" */ ';
  }
  // The menu of a section comes with its routes.
  if (place === 'versionMetadata') return '/* webpackMode: "eager" */ ';
  const [tags] = /^.*\/tags(?=\/|$)/.exec(route) ?? [];
  if (tags !== undefined && (place === 'tag' || place === 'tags')) {
    return `/* webpackChunkName: "tags${tags.replace(/[^\w.]+/g, '-')}" */ `;
  }
  return '';
}

/** A route that holds those of a section: the documents of a release, or all of a section without releases. */
const isFrame = ({ routes }: Route): boolean => routes !== undefined;

const isBelow = (address: string, base: string): boolean =>
  address === base || address.startsWith(`${base}/`);

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

/** Neighbors that differ only in their path and one file, as they are written: see `alike` in `../client/routes.ts`. */
interface Alike {
  readonly common: string;
  readonly place: string;
  readonly rest: string;
  readonly items: string[];
}

/** Writes routes as code, and counts the loaders in it. */
class RouteWriter {
  private readonly loaders = new Map<string, { readonly name: string; uses: number }>();
  /** Routes that sections begin with. */
  private readonly heads: readonly Route[];

  /** @param section path of the section whose routes are written; without it, those of no section */
  constructor(
    private readonly routes: readonly Route[],
    private readonly generated: Generated,
    private readonly section: string | undefined,
  ) {
    this.heads = routes.filter((route) => isFrame(route) || this.isBlog(route));
  }

  /** A blog has no frame: the first page of its list stands for it. */
  private isBlog({ component, path: address }: Route): boolean {
    const { chunkNames, registry } = this.generated;
    const names = chunkNames[component?.key ?? ''] as { __comp?: string } | undefined;
    return (
      registry.get(names?.__comp ?? '') === '@theme/BlogListPage' &&
      !/\/(?:page|tags)\//.test(address)
    );
  }

  private isStandIn(route: Route): boolean {
    return this.section === undefined && this.heads.includes(route);
  }

  private loaderOf(code: string): string {
    const known = this.loaders.get(code) ?? { name: `load${this.loaders.size}`, uses: 0 };
    known.uses += 1;
    this.loaders.set(code, known);
    return `<${code}>`;
  }

  private file(place: string, chunkName: string, route: string, isDocument: boolean): string {
    const request = this.generated.registry.get(chunkName);
    if (request === undefined) throw new Error(`No module is registered as ${chunkName}.`);
    if (isDocument && place === 'content' && this.generated.isStatic(request)) {
      return `"content": ${JSON.stringify(staticContent)}`;
    }
    if (place === '__context.plugin') {
      return JSON.stringify({ [place]: this.generated.read(request) }).slice(1, -1);
    }
    const code = `() => import(${placement(request, place, route)}${JSON.stringify(request)})`;
    return `${JSON.stringify(place)}: ${this.loaderOf(code)}`;
  }

  private files(route: Route): string[] {
    if (route.component === notFound) {
      return [
        `"__comp": ${this.loaderOf('() => import("@theme/NotFound")')}`,
        '"__context": {"plugin":{"name":"native","id":"default"}}',
      ];
    }
    const names = this.generated.chunkNames[route.component?.key ?? ''];
    if (names === undefined) throw new Error(`No files are listed for ${route.path}.`);
    const { __comp: page } = names as { readonly __comp?: string };
    const isDocument = this.generated.registry.get(page ?? '') === '@theme/DocItem';
    return flatten(names).map(([place, chunkName]) =>
      this.file(place, chunkName, route.path, isDocument),
    );
  }

  /** Code of the route that stands for a section until its own are loaded. */
  private standIn(head: Route, relative: string): string {
    const list = `() => import(${JSON.stringify(sectionRequest(head.path))})`;
    if (!isFrame(head)) return `[${relative}, ${list}]`;
    const component = this.files(head).find((code) => code.startsWith('"__comp": ')) ?? '';
    return `[${relative}, ${list}, ${component.slice('"__comp": '.length)}]`;
  }

  /** Writes a route behind those that are written; one that is like the last of them joins it. */
  private write(route: Route, base: string, written: (string | Alike)[]): void {
    const { path: address, exact, routes: inner, ...others } = route;
    if (!address.startsWith(base)) throw new Error(`${address} is not below ${base}.`);
    const relative = JSON.stringify(address.slice(base.length));
    if (this.isStandIn(route)) {
      written.push(this.standIn(route, relative));
      return;
    }
    const properties = { ...others, component: undefined };
    const own = JSON.stringify({ ...(!inner && !exact ? { exact: false } : {}), ...properties });
    const all = this.files(route);
    const place = varying.find((name) => all.some((code) => code.startsWith(`"${name}": `)));
    if (inner || place === undefined) {
      const tail = inner ? `, ${own}, [${this.elements(inner, address).join(', ')}]` : `, ${own}`;
      written.push(`[${relative}, {${all.join(', ')}}${tail}]`);
      return;
    }
    const prefix = `"${place}": `;
    const common = all.filter((code) => !code.startsWith(prefix)).join(', ');
    const code = all.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? '';
    const last = written[written.length - 1];
    if (typeof last === 'object' && last.common === common && last.place === place) {
      last.items.push(`[${relative}, ${code}${own === last.rest ? '' : `, ${own}`}]`);
    } else {
      written.push({ common, place, rest: own, items: [`[${relative}, ${code}]`] });
    }
  }

  /** Code of routes below `base`, as elements of an array. */
  private elements(list: readonly Route[], base: string): string[] {
    const written: (string | Alike)[] = [];
    for (const route of list) this.write(route, base, written);
    return written.map((code) =>
      typeof code === 'string'
        ? code
        : `...alike({${code.common}}, "${code.place}", ${code.rest}, [${code.items.join(',\n')}])`,
    );
  }

  /** Code of the module's own routes, and the loaders that several of them share: each is written once. */
  code(): { readonly body: string; readonly shared: readonly string[] } {
    const sections = this.heads.map((head) => head.path);
    const own = this.routes.filter(
      (route) => this.isStandIn(route) || sectionOf(route, sections) === this.section,
    );
    const body = this.elements(own, this.section ?? '').join(',\n');
    const shared = [...this.loaders].filter(([, { uses }]) => uses > 1);
    const names = new Map(shared.map(([code, { name }]) => [code, name]));
    return {
      body: body.replace(
        /<(\(\) => import\(.*?\))>/g,
        (_, code: string) => names.get(code) ?? code,
      ),
      shared: shared.map(([code, { name }]) => `const ${name} = ${code};`),
    };
  }
}

/**
 * Writes the slim list of routes as the code of a module. The routes of a section are a module of their own, loaded when
 * a page of it is needed.
 *
 * @param client the module that holds `expandRoutes` and `alike`
 * @param section path of the section whose routes are written; without it, those of no section
 */
export function slimRoutes(
  routes: readonly Route[],
  generated: Generated,
  client: string,
  section?: string,
): string {
  const { body, shared } = new RouteWriter(routes, generated, section).code();
  return [
    `import { alike, expandRoutes } from ${JSON.stringify(client)};`,
    ...shared,
    ...(section === undefined
      ? [`export default expandRoutes([${body}]);`]
      : [
          `export default (base) => expandRoutes([${body}], base);`,
          `export const files = ${JSON.stringify(generated.fileNames)};`,
        ]),
    '',
  ].join('\n');
}

/** Front matter, which the compiler of documents doesn't see. */
const frontMatter = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/** Of these documents, those whose text browsers take from the built page. */
async function staticDocuments(
  context: LoaderContext,
  requests: Iterable<string>,
  text: (file: string) => string,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const request of requests) {
    if (!/^@site\/.*\.mdx?$/.test(request)) continue;
    const document = text(request.replace('@site', context.rootContext)).replace(frontMatter, '');
    const { need, files } = await judgeDocument(parseBody(document), context.rootContext);
    files.forEach((file) => context.addDependency(file));
    if (need === undefined) found.add(request);
  }
  return found;
}

async function writeRoutes(context: LoaderContext, source: string): Promise<string> {
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
    // During development, webpack's table has all names.
    fileNames: section !== undefined && isBuild ? placeholder(section) : '',
    read: (request: string) => JSON.parse(text(request.replace(/^@generated\//, ''))) as unknown,
  };
  const write = (isStatic: Generated['isStatic']): string =>
    slimRoutes(
      routes,
      { ...generated, isStatic },
      path.join(__dirname, '../client/routes.ts'),
      section,
    );
  // The first time, to learn which documents the section has: judging those of others would take seconds.
  const documents = new Set<string>();
  const code = write((request) => !documents.add(request));
  // During development, there are no built pages.
  if (!isBuild) return code;
  const found = await staticDocuments(context, documents, text);
  return write((request) => found.has(request));
}

export default function routesLoader(this: LoaderContext, source: string): void {
  const done = this.async();
  writeRoutes(this, source).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}
