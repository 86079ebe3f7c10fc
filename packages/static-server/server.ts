import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { headersFor, hostFiles, readHeaders, revalidated, type HeaderRule } from '../hosting';
import { previousAssets } from './previous';
import { listFiles, readBody, type SiteFile, type SiteFiles } from './files';

/** One build as the server knows it. Its files are listed once, and again when another build replaces it. */
interface Site {
  readonly identity: string;
  readonly files: SiteFiles;
  /** Assets of the build before, for tabs that are still open. */
  readonly previous: SiteFiles | undefined;
  readonly rules: readonly HeaderRule[];
}

/** How often and how long, in milliseconds, to wait for a build that is being put in place. */
const replacement = { attempts: 20, interval: 50 } as const;

/** Limits for slow requests, in milliseconds. */
const limits = { headers: 10_000, request: 30_000, keepAlive: 10_000 } as const;

/** Changes when a different build is put in place, or when the kept assets come from a different one. */
function identityOf(folder: string): string {
  const { ino, mtimeMs } = statSync(folder);
  const previous = previousAssets(folder);
  return `${ino}-${mtimeMs}-${previous ? statSync(previous).ino : ''}`;
}

function load(folder: string): Site {
  // Read first, so that a build that is put in place meanwhile is noticed at the next request.
  const identity = identityOf(folder);
  const previous = previousAssets(folder);
  return {
    identity,
    files: listFiles(folder, hostFiles),
    previous: previous ? listFiles(previous) : undefined,
    rules: readHeaders(folder),
  };
}

/** The path without a trailing `index.html`, or undefined if it has none. */
function withoutIndex(pathname: string, baseUrl: string): string | undefined {
  if (!/\/index\.html$/.test(pathname)) return undefined;
  // One leading slash: `//host/index.html` would redirect to another host, and so would `/\host`.
  const stripped = pathname.replace(/\/index\.html$/, '').replace(/^[/\\]*/, '/');
  return `${stripped}/` === baseUrl ? baseUrl : stripped;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ESTALE'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Answers requests from the build that is in place. */
class SiteServer {
  private site: Site;

  constructor(
    private readonly folder: string,
    private readonly baseUrl: string,
  ) {
    this.site = load(folder);
  }

  private current(): Site {
    try {
      if (identityOf(this.folder) !== this.site.identity) this.site = load(this.folder);
    } catch {
      // Between the two renames of a build, there is no folder. Until the second one, the list of the last build is
      // used.
    }
    return this.site;
  }

  private find({ files }: Site, pathname: string | undefined): SiteFile | undefined {
    if (pathname === undefined || !`${pathname}/`.startsWith(this.baseUrl)) return undefined;
    const inside = pathname.slice(this.baseUrl.length);
    const page = inside.replace(/\/$/, '');
    return (
      // A folder's page first: `/security/index` is a page, not the file `security/index.html`.
      files.get(page === '' ? 'index.html' : `${page}/index.html`) ??
      files.get(inside) ??
      files.get(`${page}.html`)
    );
  }

  private plain(response: ServerResponse, status: number, headers: Record<string, string>): void {
    const text = status === 301 ? '' : `${status === 404 ? 'Not found' : 'Sorry'}\n`;
    response.writeHead(status, {
      ...headersFor(this.site.rules, ''),
      'Cache-Control': revalidated,
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    });
    response.end(text);
  }

  private async answer(response: ServerResponse, pathname: string | undefined): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const now = this.current();
      try {
        const file = this.find(now, pathname);
        // The not-found page is not found under its own name either.
        if (file && file.name !== '404.html') return await send(response, now.rules, file, 200);
        const old =
          pathname?.startsWith(`${this.baseUrl}assets/`) &&
          now.previous?.get(pathname.slice(this.baseUrl.length));
        if (old) return await send(response, now.rules, old, 200);
        const missing = now.files.get('404.html');
        if (missing) return await send(response, now.rules, missing, 404);
        return this.plain(response, 404, {});
      } catch (error) {
        // Listed, but gone: another build is being put in place.
        if (!isMissing(error) || attempt >= replacement.attempts) throw error;
        await wait(replacement.interval);
      }
    }
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    // The previous answer is still being sent on this connection. Browsers wait for it; a program that doesn't could
    // ask for thousands of files with a few kilobytes, and all of them would be read at once.
    if (!response.socket) {
      request.socket.destroy();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      this.plain(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    // A proxy may hand on the whole address.
    const address = (request.url ?? '').replace(/^https?:\/\/[^/?]*/i, '');
    const [path = '', query] = address.split(/\?(.*)/s, 2);
    const rawPath = path || '/';
    const target = withoutIndex(rawPath, this.baseUrl);
    if (target !== undefined) {
      this.plain(response, 301, { Location: query ? `${target}?${query}` : target });
      return;
    }
    this.answer(response, decode(rawPath)).catch((error: unknown) => {
      console.error(`${rawPath}: ${String(error)}`);
      if (!response.headersSent) this.plain(response, 500, {});
      else response.destroy();
    });
  }
}

/** Sends a file; throws when it has gone since it was listed. */
async function send(
  response: ServerResponse,
  rules: Site['rules'],
  file: SiteFile,
  status: 200 | 404,
): Promise<void> {
  const { headers: asked, method } = response.req;
  const body = await readBody(file, asked['accept-encoding']?.toString() ?? '');
  const headers: Record<string, string | number> = {
    'Cache-Control': revalidated,
    ...headersFor(rules, file.name),
    'Content-Type': file.type,
    ETag: body.etag,
    ...(file.copies.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...(body.encoding && { 'Content-Encoding': body.encoding }),
  };
  const known = asked['if-none-match'] ?? '';
  if (status === 200 && (known === '*' || known.includes(body.etag))) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': body.data.length });
  response.end(method === 'HEAD' ? undefined : body.data);
}

/**
 * The server that ships with the site: static files with status 404 for unknown paths, precompressed copies, the headers
 * that the build wrote, and a redirect away from a trailing `index.html`.
 *
 * @param folder the built site; a new build that takes its place is served from the next request on
 * @param baseUrl path under which the site is served; starts and ends with a slash
 */
export function createSiteServer(folder: string, baseUrl = '/'): Server {
  const site = new SiteServer(folder, baseUrl);
  const server = createServer((request, response) => site.handle(request, response));
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.keepAliveTimeout = limits.keepAlive;
  return server;
}
