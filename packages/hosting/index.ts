/**
 * Last step of a build before its files are compressed: makes the policy from the pages as they are, and writes it in
 * the words of every host.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules, isNeedless, policyOfPage, type HeaderRule } from './security-headers';
import { htmlFiles, pageFiles, writeAliases } from './aliases';
import { hostFolder } from './host-files';
import {
  headersFile,
  nginxFile,
  redirectsFile,
  serveFile,
  vercelFile,
  type HostRules,
} from './formats';
import { hashSource, inlineScripts, unhashable } from './inline';
import { commonRedirectPage, redirectTarget } from './redirects';

export { commonName } from './commonName';
export { hostFiles, hostFolder } from './host-files';
export { nest } from './nested';
export { offered } from './offered';
export {
  contentSecurityPolicy,
  policyOfPage,
  revalidated,
  type HeaderRule,
  type trustedTypePolicies,
} from './security-headers';
export { hashSource, headerRules, htmlFiles, inlineScripts, isNeedless, pageFiles, redirectTarget };

/** What the step depends on other than the pages. */
export interface HeaderOptions {
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Application of the hosted search, if that is configured. */
  readonly searchApplication?: string | undefined;
  /** Also writes the policy into every page, for hosts that cannot send headers. */
  readonly inPages?: boolean;
}

/**
 * Writes the policy of a built site into every page that lacks it, before anything that it has to allow.
 *
 * @throws Error that names a page without an encoding, which the policy follows
 */
export function putPolicyInPages(folder: string): void {
  const policy = readHeaders(folder)[0]?.headers['Content-Security-Policy'] ?? '';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOfPage(policy)}">`;
  for (const file of htmlFiles(folder)) {
    const absolute = path.join(folder, file);
    const html = readFileSync(absolute, 'utf8');
    if (html.includes(meta)) continue;
    const withPolicy = html.replace(
      /<meta\s+charset=["']?utf-8["']?\s*\/?>/i,
      (charset) => charset + meta,
    );
    if (withPolicy === html) {
      throw new Error(
        `${file} has no place for the content security policy. Add <meta charset="utf-8"> at the top of its head.`,
      );
    }
    writeFileSync(absolute, withPolicy);
  }
}

const readPage = (folder: string, baseUrl: string, address: string): string =>
  readFileSync(path.join(folder, address.slice(baseUrl.length), 'index.html'), 'utf8');

/**
 * Writes `_headers`, `_redirects`, `serve.json`, `vercel.json` and the folder `.site` into a built site.
 *
 * @param folder the built site; its redirect pages get one common script, and what hosts may find under two names is
 *   put under both
 * @throws Error that names a page with code that no policy can allow, or addresses that hosts could mix up
 */
export function writeHeaders(folder: string, options: HeaderOptions): void {
  const { baseUrl, searchApplication } = options;
  writeAliases(folder, baseUrl);
  const hashes = new Set<string>();
  const redirects: { from: string; to: string }[] = [];

  for (const file of htmlFiles(folder)) {
    const absolute = path.join(folder, file);
    const written = readFileSync(absolute, 'utf8');
    const html = commonRedirectPage(written, (target) => readPage(folder, baseUrl, target));
    if (html !== written) {
      writeFileSync(absolute, html);
      const from = baseUrl + file.replace(/\/?index\.html$/, '');
      redirects.push({ from, to: redirectTarget(html) ?? baseUrl });
    }
    const [problem] = unhashable(html);
    if (problem) {
      throw new Error(
        `${file} has ${problem}, which the content security policy forbids. Move the code into a client module.`,
      );
    }
    for (const text of inlineScripts(html)) hashes.add(hashSource(text));
  }

  const input = { scriptHashes: [...hashes].sort(), searchApplication };
  const rules: HostRules = { baseUrl, headers: headerRules(input), redirects };
  mkdirSync(path.join(folder, hostFolder), { recursive: true });
  writeFileSync(path.join(folder, '_headers'), headersFile(rules));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(rules));
  writeFileSync(path.join(folder, 'serve.json'), serveFile(rules));
  writeFileSync(path.join(folder, 'vercel.json'), vercelFile(rules));
  writeFileSync(path.join(folder, hostFolder, 'nginx.conf'), nginxFile(rules));
  writeFileSync(
    path.join(folder, hostFolder, 'headers.json'),
    `${JSON.stringify(rules.headers, undefined, 2)}\n`,
  );
  if (options.inPages) putPolicyInPages(folder);
}

/**
 * The headers that a build wrote for its pages.
 *
 * @param folder the built site; without the build's list the rules come without any inline script
 */
export function readHeaders(folder: string): readonly HeaderRule[] {
  try {
    return JSON.parse(
      readFileSync(path.join(folder, hostFolder, 'headers.json'), 'utf8'),
    ) as HeaderRule[];
  } catch {
    return headerRules({ scriptHashes: [] });
  }
}

/** Headers for one file of a site, given by its path below the base URL, without a leading slash. */
export function headersFor(rules: readonly HeaderRule[], file: string): Record<string, string> {
  return Object.fromEntries(
    rules
      .filter(({ prefix }) => file.startsWith(prefix))
      .flatMap(({ headers }) => Object.entries(headers))
      .filter(([name]) => !isNeedless(name, file)),
  );
}
