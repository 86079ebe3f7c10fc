/** The same headers and redirects in the words of each host. */
import { immutable, revalidated, type HeaderRule } from '../../../src/data/security-headers';

/** What a host is told. */
export interface HostRules {
  readonly baseUrl: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** Longest line that Cloudflare Pages reads from `_headers`. */
export const maxHeaderLine = 2000;

/**
 * `_headers` of Netlify and Cloudflare Pages.
 *
 * @throws Error when a line is longer than a host reads: it would drop the header silently
 */
export function headersFile({ baseUrl, headers }: HostRules): string {
  const lines = headers.flatMap((rule) => [
    `${baseUrl}${rule.prefix}*`,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > maxHeaderLine);
  if (long) {
    throw new Error(
      `The header ${long.trim().split(':')[0] ?? ''} has ${long.length} characters; hosts read ${maxHeaderLine}. ` +
        'Give the pages fewer different inline scripts.',
    );
  }
  return lines.join('\n');
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** `vercel.json`, for a deployment of the built folder. */
export function vercelFile({ baseUrl, headers, redirects }: HostRules): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: `${baseUrl}${rule.prefix}(.*)`,
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    // Vercel strips the trailing slash, and finds the folder's page first.
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to.replace(/\/$/, ''),
      permanent: true,
    })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

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
    '# One leading slash: two would name another host.',
    'if ($request_uri ~ "^/+(?:(?<stripped>[^?]*?)/+)?index\\.html(?<rest>\\?.*)?$") {',
    '    return 301 /$stripped$rest;',
    '}',
    'if ($request_method !~ "^(GET|HEAD)$") {',
    '    return 405;',
    '}',
    '',
    ...location('= /404.html', ['internal;', `add_header Cache-Control ${revalidated} always;`]),
    ...(baseUrl === '/'
      ? []
      : [
          ...location('/', ['return 404;']),
          ...location(`= ${baseUrl.slice(0, -1)}`, [`return 301 ${baseUrl}$is_args$args;`]),
        ]),
    // Files for hosts and files whose name begins with a dot are nobody's business.
    ...location(
      `~ ^${baseUrl}(?:.*/)?(?:\\.(?!well-known/)|_headers$|_redirects$|vercel\\.json$)`,
      ['return 404;'],
    ),
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
      location(`= ${from}`, [`return 301 ${to}$is_args$args;`]),
    ),
    ...location(baseUrl, [
      ...strip,
      `add_header Cache-Control ${revalidated} always;`,
      // The folder's page first: `/security/index` is a page, not the file `security/index.html`.
      'try_files $uri/index.html $uri =404;',
    ]),
  ].join('\n');
}
