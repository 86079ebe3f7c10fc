/** The same headers and redirects in the words of each host. */
import { hostFiles } from './host-files';
import { immutable, revalidated, type HeaderRule } from './security-headers';

/** What a host needs to know. */
export interface HostRules {
  readonly baseUrl: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/**
 * The most that hosts read, with the pages that document it. They silently leave out the rules beyond it.
 *
 * - lines of headers: https://developers.cloudflare.com/pages/configuration/headers/
 * - redirects: https://developers.cloudflare.com/pages/configuration/redirects/ (2000), the schema of
 *   `@vercel/routing-utils` (2048), https://docs.gitlab.com/user/project/pages/redirects/ (1000)
 */
export const hostLimits = { headerLine: 2000, redirects: 1000 } as const;

/** Rules for hosts that know only the address of a request: a missing file would get them too. */
const forAnyAnswer = (headers: readonly HeaderRule[]): HeaderRule[] =>
  headers.filter(({ needsFile }) => !needsFile);

/**
 * `_headers` of Netlify and Cloudflare.
 *
 * @throws Error when a line is longer than a host reads: it would drop it silently
 */
export function headersFile({ baseUrl, headers }: HostRules): string {
  const lines = forAnyAnswer(headers).flatMap((rule) => [
    `${baseUrl}${rule.prefix}*`,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > hostLimits.headerLine);
  if (long) {
    throw new Error(
      `The header ${long.trim().split(':')[0] ?? ''} has ${long.length} characters; hosts read ${hostLimits.headerLine}. ` +
        'Give the pages fewer different inline scripts.',
    );
  }
  return lines.join('\n');
}

/**
 * `_redirects` of Netlify, Cloudflare and GitLab.
 *
 * @throws Error when there are more than a host reads
 */
export function redirectsFile({ redirects }: HostRules): string {
  if (redirects.length > hostLimits.redirects) {
    throw new Error(
      `There are ${redirects.length} redirects; hosts read ${hostLimits.redirects}. Remove the oldest.`,
    );
  }
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Header rules as Vercel and `serve` read them; `any` is their pattern for the rest of a path. */
const sourcesOf = (baseUrl: string, rules: readonly HeaderRule[], any: string): object[] =>
  rules.map(({ prefix, headers }) => ({
    source: `${baseUrl}${prefix}${any}`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

/** `vercel.json`, which Vercel reads from the root of the project: the folder that is published is the project. */
export function vercelFile({ baseUrl, headers, redirects }: HostRules): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: sourcesOf(baseUrl, forAnyAnswer(headers), '(.*)'),
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/**
 * `serve.json`, which `npx serve` reads from the folder that it serves. Without it, `serve` takes the number of a release
 * for the name of a file and lists the folder.
 */
export function serveFile({ baseUrl, headers, redirects }: HostRules): string {
  const config = {
    directoryListing: false,
    // These match the file that is sent, so the not-found page gets no rule of the assets.
    headers: sourcesOf(baseUrl, headers, '**'),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** For pages, and for redirects, which browsers would keep for good. */
const asksAgain = `add_header Cache-Control ${revalidated} always;`;

/**
 * What nginx includes in a `server` block, after `root`.
 *
 * Every location repeats the headers: one `add_header` in a location hides those of the server.
 */
export function nginxFile({ baseUrl, headers, redirects }: HostRules): string {
  const [all, ...others] = headers;
  const everywhere = Object.entries(all?.headers ?? {}).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const strip = baseUrl === '/' ? [] : [`rewrite ^${baseUrl}(.*)$ /$1 break;`];
  const location = (head: string, lines: readonly string[]): string[] => [
    `location ${head} {`,
    ...[...everywhere, ...lines].map((line) => `    ${line}`),
    '}',
    '',
  ];
  return [
    '# Written by the build: headers and redirects of this very site. Include it in a server block after "root".',
    'charset utf-8;',
    'charset_types text/css text/xml text/plain text/markdown application/javascript application/json image/svg+xml;',
    'etag on;',
    'gzip_static on;',
    'gzip_vary on;',
    'absolute_redirect off;',
    'server_tokens off;',
    'error_page 404 /404.html;',
    '',
    ...everywhere,
    '',
    '# One leading slash: two would name another host, and so would a slash and a backslash.',
    '# The first part gives no slash back ("++"): a request of 8,000 slashes would keep nginx busy for 40 seconds.',
    'if ($request_uri ~ "^[/\\\\\\\\]++(?:(?<stripped>[^?]*)/)?index\\.html(?<rest>\\?.*)?$") {',
    '    return 301 /$stripped$rest;',
    '}',
    'if ($request_method !~ "^(GET|HEAD)$") {',
    '    return 405;',
    '}',
    '',
    ...location('= /404.html', ['internal;', asksAgain]),
    ...(baseUrl === '/'
      ? []
      : [
          ...location('/', ['return 404;']),
          ...location(`= ${baseUrl.slice(0, -1)}`, [
            asksAgain,
            `return 301 ${baseUrl}$is_args$args;`,
          ]),
        ]),
    // Files for hosts, and files whose name begins with a dot, aren't served.
    ...location(
      `~ ^${baseUrl}(?:(?:.*/)?\\.(?!well-known/)|(?:${hostFiles.join('|').replaceAll('.', '\\.')})(?:\\.br|\\.gz)?$)`,
      ['return 404;'],
    ),
    '# The list of types that comes with nginx lacks Markdown.',
    ...location(`~ ^${baseUrl}.*\\.md$`, [
      ...strip,
      'types { text/markdown md; }',
      asksAgain,
      'try_files $uri =404;',
    ]),
    ...others.flatMap((rule) =>
      location(`^~ ${baseUrl}${rule.prefix}`, [
        ...strip,
        // Not for a missing file: a later build may bring it back.
        ...Object.entries(rule.headers).map(
          ([name, value]) => `add_header ${name} ${quote(value)};`,
        ),
        'try_files $uri @previous;',
      ]),
    ),
    '# Assets of the build before, for tabs that are still open: root of its copy, if there is one.',
    ...location('@previous', [
      'if ($previous_root = "") {',
      '    return 404;',
      '}',
      'root $previous_root;',
      `add_header Cache-Control ${quote(immutable)};`,
      'try_files $uri =404;',
    ]),
    ...redirects.flatMap(({ from, to }) =>
      location(`= ${from}`, [asksAgain, `return 301 ${to}$is_args$args;`]),
    ),
    ...location(baseUrl, [...strip, asksAgain, 'try_files $uri/index.html $uri =404;']),
  ].join('\n');
}
