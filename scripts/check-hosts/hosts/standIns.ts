/**
 * Hosts that cannot run here, by the rules under which they answer. Each names the page that its rules are from; what a
 * host does beyond them, such as compressing, is left out.
 */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import vm from 'node:vm';
import { hostFiles } from '../../../packages/hosting';
import { loadTool } from '../tools';
import { listen, type Host } from '../host';

type Headers = Readonly<Record<string, string>>;

/** What a host answers: a file, or a redirect. */
interface Reply {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
  readonly headers?: Headers;
}

/** What a host asks of its files, by names without a leading slash. */
interface Files {
  readonly has: (name: string) => boolean;
  readonly isFolder: (name: string) => boolean;
  readonly read: (name: string) => string;
}

type Rules = (address: string, files: Files) => Reply;

const send = (file: string, headers?: Headers): Reply => ({
  status: 200,
  file,
  ...(headers && { headers }),
});
const lead = (status: number, location: string): Reply => ({ status, location });
const missing: Reply = { status: 404, file: '404.html' };

function filesOf(folder: string): Files {
  const kind = (name: string): 'file' | 'folder' | undefined => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (name.endsWith('/') && found?.isFile()) return undefined;
    return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
  };
  return {
    has: (name) => kind(name) === 'file',
    isFolder: (name) => kind(name) === 'folder',
    read: (name) => readFileSync(path.join(folder, name), 'utf8'),
  };
}

/** Types as lists of media types have them (mime-db). */
const types: Headers = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

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
      const files = filesOf(folder);
      const rules = await answer(folder);
      const reply = (raw: string): Reply => {
        const address = decoded(raw);
        if (address === undefined) return { status: 400 };
        if (`${address}/` === added) return lead(301, added);
        if (!address.startsWith(added)) return { status: 404 };
        const found = rules(`/${address.slice(added.length)}`, files);
        return found.location === undefined
          ? found
          : { ...found, location: added + found.location.replace(/^\//, '') };
      };
      const server = createServer((request, response) => {
        const [raw = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
        const { status, file, location, headers } = reply(raw);
        const target = location && `${encodeURI(location)}${query ? `?${query}` : ''}`;
        response.writeHead(status, {
          ...(file && { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' }),
          ...(target && { Location: target }),
          ...headers,
        });
        if (file && files.has(file) && request.method !== 'HEAD') {
          createReadStream(path.join(folder, file)).pipe(response);
        } else response.end();
      });
      return listen(server, port);
    },
  };
}

const tenMinutes: Headers = { 'Cache-Control': 'max-age=600' };

const githubPages: Rules = (address, files) => {
  const name = address.slice(1);
  if (files.has(name)) return send(name, tenMinutes);
  if (files.has(`${name}.html`)) return send(`${name}.html`, tenMinutes);
  if (files.isFolder(name)) {
    if (name !== '' && !name.endsWith('/')) return lead(301, `${address}/`);
    if (files.has(`${name}index.html`)) return send(`${name}index.html`, tenMinutes);
  }
  return { ...missing, headers: tenMinutes };
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
const netlify: Rules = (address, files) => {
  const name = address.slice(1);
  const custom = Object.assign(
    { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    ...headerRulesOf(files.read('_headers')).map((rule) => rule(address)),
  ) as Headers;
  if ((hostFiles as readonly string[]).slice(0, 2).includes(name))
    return { ...missing, headers: custom };
  if (files.has(name)) return send(name, custom);
  if (name.endsWith('/') && files.has(`${name.slice(0, -1)}.html`))
    return lead(301, address.slice(0, -1));
  if (files.has(`${name}.html`)) return send(`${name}.html`, custom);
  if (
    files.isFolder(name) &&
    files.has(`${name.replace(/\/?$/, '/')}index.html`.replace(/^\//, ''))
  ) {
    return name === '' || name.endsWith('/')
      ? send(`${name}index.html`, custom)
      : lead(301, `${address}/`);
  }
  return { ...missing, headers: custom };
};

interface VercelRoute {
  readonly src?: string;
  readonly status?: number;
  readonly headers?: Headers;
  readonly continue?: boolean;
}

/** Routes as Vercel's own code makes them of `vercel.json`, and then the files. */
async function vercel(folder: string): Promise<Rules> {
  const { getTransformedRoutes } = (await loadTool('@vercel/routing-utils')) as {
    getTransformedRoutes(config: unknown): { routes: VercelRoute[] | null; error: Error | null };
  };
  const config = JSON.parse(readFileSync(path.join(folder, 'vercel.json'), 'utf8')) as object;
  const { routes, error } = getTransformedRoutes(config);
  if (error || !routes) throw new Error(`Vercel refuses vercel.json: ${error?.message ?? ''}`);
  return (address, files) => {
    let headers: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
    for (const route of routes) {
      const match = route.src && new RegExp(route.src).exec(address);
      if (!match) continue;
      const filled = Object.fromEntries(
        Object.entries(route.headers ?? {}).map(([key, value]) => [
          key,
          value.replace(/\$(\d+)/g, (_whole, index: string) => match[Number(index)] ?? ''),
        ]),
      );
      const { Location: location, location: other = location, ...rest } = filled;
      if (route.status && other !== undefined) return lead(route.status, other);
      headers = { ...headers, ...rest };
    }
    const name = address.slice(1);
    for (const file of [name, `${name}.html`, path.posix.join(name, 'index.html')]) {
      if (file !== 'vercel.json' && files.has(file)) return send(file, headers);
    }
    return { ...missing, headers };
  };
}

const gitlab: Rules = (address, files) => {
  const name = address.slice(1);
  if (files.has(name)) return send(name, tenMinutes);
  if (files.isFolder(name)) {
    if (name !== '' && !name.endsWith('/')) return lead(302, `${address}/`);
    if (files.has(`${name}index.html`)) return send(`${name}index.html`, tenMinutes);
  }
  const page = `${name.replace(/\/$/, '')}.html`;
  if (!name.endsWith('.html') && files.has(page)) return send(page, tenMinutes);
  const [, target] =
    files
      .read('_redirects')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([from]) => from === address.replace(/\/$/, '')) ?? [];
  return target === undefined ? missing : lead(301, target);
};

const s3Website: Rules = (address, files) => {
  const key = address.slice(1);
  if (files.has(key)) return send(key);
  if (key === '' || key.endsWith('/')) {
    return files.has(`${key}index.html`) ? send(`${key}index.html`) : missing;
  }
  return files.has(`${key}/index.html`) ? lead(302, `${address}/`) : missing;
};

interface CloudFrontRequest {
  uri: string;
}

/** The function that the project ships, in front of a bucket; its error pages are set to `404.html` with status 404. */
function cloudFront(): Rules {
  const file = path.resolve(__dirname, '../../../packages/hosting/cloudfront/function.js');
  const handler = vm.runInNewContext(`${readFileSync(file, 'utf8')}; handler`) as (event: {
    request: CloudFrontRequest;
  }) => CloudFrontRequest;
  return (address, files) => {
    const key = handler({ request: { uri: address } }).uri.slice(1);
    return files.has(key) ? send(key) : missing;
  };
}

const guide = 'https://github.com/slorber/trailing-slash-guide';
/** Path of the project's site on GitHub Pages. */
export const projectPath = '/yearn-devdocs/';
const common = { sendsHeaders: false, showsNotFound: true } as const;

/** GitHub Pages for an owner's site or a domain of its own, or for a project, whose path the host adds. */
export const githubPagesAt = (baseUrl: string): Host =>
  standIn(baseUrl === '/' ? 'GitHub Pages' : 'GitHub Pages, project path', {
    ...common,
    rules: guide,
    baseUrl,
    answer: () => githubPages,
  });

/** Stand-ins that need no package. */
export const standIns: readonly Host[] = [
  githubPagesAt('/'),
  githubPagesAt(projectPath),
  standIn('Netlify', { ...common, sendsHeaders: true, rules: guide, answer: () => netlify }),
  standIn('Netlify, below a path', {
    ...common,
    sendsHeaders: true,
    rules: guide,
    baseUrl: projectPath,
    isNested: true,
    answer: () => netlify,
  }),
  standIn('GitLab Pages', {
    ...common,
    rules:
      'https://gitlab.com/gitlab-org/gitlab-pages/-/blob/master/internal/serving/disk/reader.go',
    answer: () => gitlab,
  }),
  standIn('S3 website', {
    ...common,
    rules: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html',
    answer: () => s3Website,
  }),
  standIn('CloudFront with our function', {
    ...common,
    rules:
      'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html',
    answer: cloudFront,
  }),
];

/** The stand-in that runs Vercel's own code. */
export const vercelHost: Host = standIn('Vercel', {
  ...common,
  sendsHeaders: true,
  rules: `https://www.npmjs.com/package/@vercel/routing-utils and ${guide}`,
  answer: vercel,
});
