import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFile, type OfflineList } from '../../../packages/offline';
import { createSiteServer, replaceBuild } from '../../../packages/static-server';
import { buildFolder } from './site';

/** Answers a request instead of the server, or lets it through by returning false. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A copy of the built site on its own server, which can be deployed again and made to fail. */
export interface Deployment {
  readonly origin: string;
  /** What it serves. */
  readonly folder: string;
  /** Whether it listens. */
  readonly isUp: boolean;
  /** The fault that is on, or undefined. */
  fault: Fault | undefined;
  /** Puts another build in place: the same pages, every script under another name. */
  deploy(options?: { readonly keepsOldAssets?: boolean }): void;
  /** Stops listening, as a server that is down, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes the copy. */
  close(): Promise<void>;
}

const script = /^assets\/js\/.*\.([0-9a-f]{6,8})\.js$/;

/** Puts a build, without compressed copies, into another folder. By links where that works, because builds are large. */
function copyBuild(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyBuild(source, target);
    else if (!/\.(?:br|gz)$/.test(entry.name)) {
      try {
        linkSync(source, target);
      } catch {
        // The folder for temporary files may be on another disk.
        copyFileSync(source, target);
      }
    }
  }
}

/** The build under other names, as a change of every file would leave it. */
export function renamed(from: string, to: string): void {
  copyBuild(from, to);
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const names = new Map<string, string>();
  for (const file of files) {
    const [, hash] = script.exec(file) ?? [];
    if (hash) names.set(hash, [...hash].reverse().join(''));
  }
  for (const file of files) {
    if (!/\.(?:html|js|json)$/.test(file)) continue;
    let text = readFileSync(path.join(to, file), 'utf8').replace(
      /\b[0-9a-f]{6,8}\b/g,
      (word) => names.get(word) ?? word,
    );
    const [, hash = ''] = script.exec(file) ?? [];
    // Its own mark of a build is a hash of another length.
    if (file === listFile) {
      const list = JSON.parse(text) as OfflineList;
      text = JSON.stringify({ ...list, build: [...list.build].reverse().join('') });
    }
    const target = hash ? file.replace(hash, names.get(hash) ?? hash) : file;
    // A link would change the file that it was made from.
    rmSync(path.join(to, file));
    writeFileSync(path.join(to, target), text);
  }
}

const others = new Map<string, string>();

/** The build under other names, made once for all tests of this process. */
function otherBuild(from: string): string {
  const known = others.get(from);
  if (known) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'other-build-'));
  renamed(from, folder);
  others.set(from, folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A deployment of a build: without a folder, of the one that is tested. */
export async function deployment(from = buildFolder): Promise<Deployment> {
  const root = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  const folder = path.join(root, 'build');
  copyBuild(from, folder);
  const site = createSiteServer(folder);
  let deployments = 0;
  let server: Server;
  let port = 0;
  const self: Deployment = {
    get origin() {
      return `http://127.0.0.1:${port}`;
    },
    get isUp() {
      return server.listening;
    },
    folder,
    fault: undefined,
    deploy({ keepsOldAssets = false } = {}) {
      const next = path.join(root, 'next');
      deployments += 1;
      copyBuild(deployments % 2 === 1 ? otherBuild(from) : from, next);
      replaceBuild(next, folder);
      if (!keepsOldAssets) rmSync(path.join(root, '.build-previous'), { recursive: true });
    },
    stop() {
      return new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    },
    start() {
      server = createServer((request, response) => {
        if (!self.fault?.(request, response)) site.emit('request', request, response);
      });
      return new Promise((resolve) =>
        server.listen(port, '127.0.0.1', () => {
          ({ port } = server.address() as AddressInfo);
          resolve();
        }),
      );
    },
    async close() {
      if (server.listening) await self.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
  await self.start();
  return self;
}

/** Whether a request is for a file of a page: a script, or its text. */
export const isPageFile = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/assets\/js\/.*\.js$/.test(url) ||
  (/\/[\w-]+$/.test(url) && headers['sec-fetch-dest'] === 'empty');
