import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../packages/static-server';
import { renamed, type Fault } from '../browser/support/deployment';
import { buildFolder } from '../browser/support/site';
import { listener } from './listener';

/** Where pages report to. */
const reports = '/__heard';
/** Page that holds another one in a frame, for browsers whose window has one size. */
const frames = '/__frame';

/** Address of a page that shows `address`, of the same site, in a frame of the given size. */
export function frameAround(address: string, width: number, height: number): string {
  const { origin, pathname, search, hash } = new URL(address);
  const query = new URLSearchParams({
    address: pathname + search + hash,
    width: String(width),
    height: String(height),
  });
  return `${origin}${frames}?${query}`;
}

/** The built site with its own server and origin, which can be deployed again and made to fail. */
export interface Site {
  readonly origin: string;
  /** The fault that is on, or undefined. */
  fault: Fault | undefined;
  /** Code that runs in every page before its own. It adds or removes what a browser has or lacks. */
  inPage: (() => void) | undefined;
  /** Whether pages may run scripts: if not, browsers treat them as those of a reader who has turned scripts off. */
  scripting: boolean;
  /** Keeps requests without an answer until the result is called. */
  hold(which: (request: IncomingMessage) => boolean): () => void;
  /** Addresses that were asked for. */
  readonly requests: readonly string[];
  /** What pages have reported. */
  readonly heard: readonly string[];
  /** Puts another build in place: the same pages, every script under another name. */
  deploy(options?: { readonly keepsOldAssets?: boolean }): void;
  /** Stops listening, as a server that is down, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A build and what serves it. */
interface Build {
  readonly folder: string;
  readonly server: Server;
}

const serve = (folder: string): Build => ({ folder, server: createSiteServer(folder) });

/** Both builds, for all sites of a worker: the tested one, and the one that takes its place. */
export class Builds {
  readonly first = serve(buildFolder);
  private made: Build | undefined;

  get second(): Build {
    if (!this.made) {
      const folder = mkdtempSync(path.join(tmpdir(), 'second-build-'));
      renamed(buildFolder, folder);
      this.made = serve(folder);
    }
    return this.made;
  }

  close(): void {
    if (this.made) rmSync(this.made.folder, { recursive: true });
  }
}

/** A navigation asks for markup, everything else for anything. Engines at the floor send no better sign. */
const isNavigation = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.startsWith('text/html') ?? false;

/** Whether a request is for a file of a page that a link leads to: a script, or the page's text. */
export const isPageFile = (request: IncomingMessage): boolean =>
  /^\/assets\/js\/.*\.js$/.test(request.url ?? '') ||
  (/\/[\w-]+$/.test(request.url ?? '') && !isNavigation(request));

const isAsset = (url: string): boolean => url.startsWith('/assets/');

/** What a page of a site is given beyond the build. */
interface Additions {
  readonly inPage: string;
  readonly scripting: boolean;
}

/** Has an answer change before it is sent. */
export function change(
  response: ServerResponse,
  headers: (headers: OutgoingHttpHeaders) => void,
  body: (body: unknown) => unknown = (sent) => sent,
): void {
  const { writeHead, end } = response as unknown as Answer;
  Object.assign(response, {
    writeHead(status: number, given: OutgoingHttpHeaders) {
      headers(given);
      return writeHead.call(response, status, given);
    },
    end: (sent?: unknown) => end.call(response, body(sent)),
  });
}

/** The two calls by which the server sends an answer. */
interface Answer {
  writeHead(status: number, headers: OutgoingHttpHeaders): ServerResponse;
  end(body?: unknown): ServerResponse;
}

/** Has the answer to a navigation carry the additions, with its policy and framing adjusted to them. */
function addTo(
  request: IncomingMessage,
  response: ServerResponse,
  { inPage, scripting }: Additions,
): void {
  // In one piece, as in the build.
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  const hash = createHash('sha256').update(inPage).digest('base64');
  let isPage = false;
  change(
    response,
    (headers) => {
      isPage = String(headers['Content-Type']).startsWith('text/html');
      if (!isPage) return;
      delete headers['Content-Length'];
      const policy = String(headers['Content-Security-Policy'])
        .replace('script-src ', `script-src 'sha256-${hash}' `)
        .replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'");
      headers['Content-Security-Policy'] = scripting
        ? policy
        : `${policy}; sandbox allow-same-origin allow-forms allow-downloads allow-top-navigation`;
      headers['X-Frame-Options'] = 'SAMEORIGIN';
    },
    (body) =>
      isPage && body
        ? String(body).replace('<head>', (head) => `${head}<script>${inPage}</script>`)
        : body,
  );
}

function frameOf(url: string): string {
  const { searchParams } = new URL(url, 'http://site');
  const [address, width, height] = ['address', 'width', 'height'].map((name) =>
    (searchParams.get(name) ?? '').replace(/["&<]/g, encodeURIComponent),
  );
  return `<!doctype html><title>Frame</title><style>body { margin: 0 } iframe { border: 0 }</style>
    <iframe src="${address}" width="${width}" height="${height}"></iframe>`;
}

function body(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => resolve(text));
  });
}

/** Requests that wait for their answers. */
function waitingRoom() {
  let isHeld: (request: IncomingMessage) => boolean = () => false;
  let held: (() => void)[] = [];
  return {
    /** Ends when the request may be answered. */
    pass: async (request: IncomingMessage): Promise<void> => {
      if (isHeld(request)) await new Promise<void>((resolve) => held.push(resolve));
    },
    hold(which: (request: IncomingMessage) => boolean): () => void {
      isHeld = which;
      return () => {
        isHeld = () => false;
        for (const release of held) release();
        held = [];
      };
    },
  };
}

/** A site of the builds. */
export async function startSite(builds: Builds): Promise<Site> {
  let server: Server;
  let port = 0;
  let build = builds.first;
  let older: Build | undefined;
  const heard: string[] = [];
  const requests: string[] = [];
  const waiting = waitingRoom();

  /** The build that has a file: the one before may still have what the one in place lacks. */
  const buildWith = (url: string): Build =>
    older && isAsset(url) && !existsSync(path.join(build.folder, url)) ? older : build;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method } = request;
    if (url === reports) {
      heard.push(await body(request));
      response.writeHead(204).end();
      return;
    }
    if (url.startsWith(`${frames}?`)) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(frameOf(url));
      return;
    }
    if (method === 'GET') requests.push(url);
    await waiting.pass(request);
    if (self.fault?.(request, response)) return;
    if (isNavigation(request)) addTo(request, response, additions());
    buildWith(url).server.emit('request', request, response);
  };

  const additions = (): Additions => ({
    inPage: `(${listener})(${JSON.stringify(reports)});${self.inPage ? `(${self.inPage})()` : ''}`,
    scripting: self.scripting,
  });

  const self: Site = {
    get origin() {
      return `http://127.0.0.1:${port}`;
    },
    fault: undefined,
    inPage: undefined,
    scripting: true,
    requests,
    heard,
    hold: waiting.hold,
    deploy({ keepsOldAssets = false } = {}) {
      older = keepsOldAssets ? build : undefined;
      build = build === builds.first ? builds.second : builds.first;
    },
    stop() {
      return new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    },
    start() {
      server = createServer((request, response) => void answer(request, response));
      return new Promise((resolve) =>
        server.listen(port, '127.0.0.1', () => {
          ({ port } = server.address() as AddressInfo);
          resolve();
        }),
      );
    },
    async close() {
      self.fault = undefined;
      if (server.listening) await self.stop();
    },
  };
  await self.start();
  return self;
}
