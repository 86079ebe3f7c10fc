/**
 * Hosts that cannot run here, by the rules under which they answer. Each names the page that its rules are from; what a
 * host does beyond them, such as compressing, is left out.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import vm from 'node:vm';
import { filesBelow } from '../../../packages/files';
import { hostFiles } from '../../../packages/hosting';
import { listen, mediaTypeOf } from '../../../packages/static-server';
import { site } from '../../../src/data/site';
import { loadTool } from '../tools';
import type { Host } from '../host';

type Headers = Readonly<Record<string, string>>;

/** What a host answers: a file, or a redirect. */
interface Reply {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
}

/** Whether there is a file, by its name without a leading slash. */
type Has = (name: string) => boolean;

interface Rules {
  /** The answer to an address that begins with a slash; where there is none, the page for what is missing. */
  readonly find: (address: string, has: Has) => Reply | undefined;
  /** Headers of every answer to an address. */
  readonly headers?: (address: string) => Headers;
}

const send = (file: string): Reply => ({ status: 200, file });
const lead = (status: number, location: string): Reply => ({ status, location });
const missing: Reply = { status: 404, file: '404.html' };

/** The page of a folder, which is at the address with a slash at its end: the other one leads there. */
function folderPage(address: string, has: Has, status: number): Reply | undefined {
  const page = `${address.replace(/\/?$/, '/')}index.html`.slice(1);
  if (!has(page)) return undefined;
  return address.endsWith('/') ? send(page) : lead(status, `${address}/`);
}

function decoded(raw: string): string | undefined {
  try {
    const address = decodeURIComponent(raw);
    return address.includes('\0') || address.split(/[\\/]/).includes('..') ? undefined : address;
  } catch {
    return undefined;
  }
}

interface StandIn extends Omit<Host, 'start' | 'name'> {
  readonly rules: string;
  readonly answer: (folder: string) => Rules | Promise<Rules>;
}

function standIn(name: string, { answer, ...host }: StandIn): Host {
  const { baseUrl = '/', isNested = false } = host;
  /** The path below which the host sees its files, if it is the host that adds the base path. */
  const added = isNested ? '/' : baseUrl;
  return {
    name,
    ...host,
    async start(folder, port) {
      const files = new Set(filesBelow(folder));
      const { find, headers = () => ({}) } = await answer(folder);
      const reply = (address: string | undefined): Reply => {
        if (address === undefined) return { status: 400 };
        if (`${address}/` === added) return lead(301, added);
        if (!address.startsWith(added)) return { status: 404 };
        const found = find(`/${address.slice(added.length)}`, (file) => files.has(file)) ?? missing;
        return found.location === undefined
          ? found
          : { ...found, location: added + found.location.replace(/^\//, '') };
      };
      const server = createServer((request, response) => {
        const [raw = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
        const address = decoded(raw);
        const { status, file, location } = reply(address);
        const target = location && `${encodeURI(location)}${query ? `?${query}` : ''}`;
        response.writeHead(status, {
          ...headers(address ?? raw),
          ...(file && { 'Content-Type': mediaTypeOf(file) }),
          ...(target && { Location: target }),
        });
        if (file) createReadStream(path.join(folder, file)).pipe(response);
        else response.end();
      });
      return listen(server, port);
    },
  };
}

const tenMinutes = (): Headers => ({ 'Cache-Control': 'max-age=600' });
const revalidated: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const githubPages: Rules = {
  headers: tenMinutes,
  find(address, has) {
    const name = address.slice(1);
    const file = [name, `${name}.html`].find(has);
    return file === undefined ? folderPage(address, has, 301) : send(file);
  },
};

/** Rules of a `_headers` file, as Netlify matches them: `*` matches any number of characters. */
function headerRulesOf(text: string): ((address: string) => Headers)[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const matches = new RegExp(
      `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`,
      'i',
    );
    const headers = Object.fromEntries(
      lines.map((line) => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []),
    ) as Headers;
    return (address) => (matches.test(address) ? headers : {});
  });
}

/** "Pretty URLs" on, as they are if nothing is set. A file comes before a redirect that is not forced. */
function netlify(folder: string): Rules {
  const rules = headerRulesOf(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const hidden: readonly string[] = hostFiles.slice(0, 2);
  return {
    headers: (address) =>
      Object.assign({}, revalidated, ...rules.map((rule) => rule(address))) as Headers,
    find(address, has) {
      const name = address.slice(1);
      if (hidden.includes(name)) return undefined;
      if (has(name)) return send(name);
      if (name.endsWith('/') && has(`${name.slice(0, -1)}.html`))
        return lead(301, address.slice(0, -1));
      return has(`${name}.html`) ? send(`${name}.html`) : folderPage(address, has, 301);
    },
  };
}

interface VercelRoute {
  readonly src?: string;
  readonly status?: number;
  readonly headers?: Headers;
}

/** Routes as Vercel's own code makes them of `vercel.json`, and then the files. */
async function vercel(folder: string): Promise<Rules> {
  const { getTransformedRoutes } = (await loadTool('@vercel/routing-utils')) as {
    getTransformedRoutes(config: unknown): { routes: VercelRoute[] | null; error: Error | null };
  };
  const config = JSON.parse(readFileSync(path.join(folder, 'vercel.json'), 'utf8')) as object;
  const { routes, error } = getTransformedRoutes(config);
  if (error || !routes) throw new Error(`Vercel refuses vercel.json: ${error?.message ?? ''}`);
  const matching = (address: string): VercelRoute[] =>
    routes.flatMap(({ src = '^$', status, headers = {} }) => {
      const match = new RegExp(src).exec(address);
      if (!match) return [];
      const filled = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace(/\$(\d+)/g, (_whole, index: string) => match[Number(index)] ?? ''),
      ]);
      return [{ status, headers: Object.fromEntries(filled) as Headers }];
    });
  return {
    headers: (address) =>
      Object.assign(
        {},
        revalidated,
        ...matching(address).map(({ status, headers }) => (status ? {} : headers)),
      ) as Headers,
    find(address, has) {
      const moved = matching(address).find(({ status, headers }) => status && headers?.Location);
      if (moved) return lead(moved.status ?? 308, moved.headers?.Location ?? '');
      const name = address.slice(1);
      const file = [name, `${name}.html`, path.posix.join(name, 'index.html')].find(
        (each) => each !== 'vercel.json' && has(each),
      );
      return file === undefined ? undefined : send(file);
    },
  };
}

/** Redirects come last: they don't apply to paths that have a file. */
function gitlab(folder: string): Rules {
  const redirects = new Map(
    readFileSync(path.join(folder, '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([from = '', to = '']) => [from, to]),
  );
  return {
    headers: tenMinutes,
    find(address, has) {
      const name = address.slice(1);
      const bare = name.replace(/\/$/, '');
      if (has(name)) return send(name);
      const page = folderPage(address, has, 302);
      if (page) return page;
      if (has(`${bare}.html`)) return send(`${bare}.html`);
      const target = redirects.get(`/${bare}`);
      return target === undefined ? undefined : lead(301, target);
    },
  };
}

const s3Website: Rules = {
  find: (address, has) =>
    has(address.slice(1)) ? send(address.slice(1)) : folderPage(address, has, 302),
};

/** The function that the project ships, in front of a bucket; its error pages are set to `404.html` with status 404. */
function cloudFront(): Rules {
  const file = path.resolve(__dirname, '../../../packages/hosting/cloudfront/function.js');
  const handler = vm.runInNewContext(`${readFileSync(file, 'utf8')}; handler`) as (event: {
    request: { uri: string };
  }) => { uri: string };
  return {
    find(address, has) {
      const key = handler({ request: { uri: address } }).uri.slice(1);
      return has(key) ? send(key) : undefined;
    },
  };
}

const guide = 'https://github.com/slorber/trailing-slash-guide';
/** Path of the project's site on GitHub Pages. */
export const projectPath = `/${site.projectName}/`;

/** GitHub Pages for an owner's site or a domain of its own, or for a project, whose path the host adds. */
export const githubPagesAt = (baseUrl: string): Host =>
  standIn(baseUrl === '/' ? 'GitHub Pages' : 'GitHub Pages, project path', {
    rules: guide,
    baseUrl,
    answer: () => githubPages,
  });

/** Stand-ins that need no package. */
export const standIns: readonly Host[] = [
  githubPagesAt('/'),
  githubPagesAt(projectPath),
  standIn('Netlify', { sendsHeaders: true, rules: guide, answer: netlify }),
  standIn('Netlify, below a path', {
    sendsHeaders: true,
    rules: guide,
    baseUrl: projectPath,
    isNested: true,
    answer: netlify,
  }),
  standIn('GitLab Pages', {
    rules:
      'https://gitlab.com/gitlab-org/gitlab-pages/-/blob/master/internal/serving/disk/reader.go',
    answer: gitlab,
  }),
  standIn('S3 website', {
    rules: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html',
    answer: () => s3Website,
  }),
  standIn('CloudFront with our function', {
    rules:
      'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html',
    answer: cloudFront,
  }),
];

/** The stand-in that runs Vercel's own code. */
export const vercelHost: Host = standIn('Vercel', {
  sendsHeaders: true,
  rules: `https://www.npmjs.com/package/@vercel/routing-utils and ${guide}`,
  answer: vercel,
});
