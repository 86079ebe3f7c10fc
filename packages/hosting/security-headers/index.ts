/**
 * Every header that protects readers, and what may be cached: the one source of the shipped server, of the header files
 * for static hosts and of the tests.
 */

/** Names of the Trusted Types policies that the site's code may create. */
export const trustedTypePolicies = [
  /** For the script in every page that requests the others: allows only the scripts that the page lists. */
  'scripts',
  /** For webpack: the addresses of chunks and of the search's worker. */
  'chunks',
  /** For offline reading: allows only the site's service worker. */
  'offline-worker',
] as const;

/** What a policy depends on. */
export interface PolicyInput {
  /** Sources of the inline scripts of the built pages: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Application of the hosted search, if that is configured. */
  readonly searchApplication?: string | undefined;
}

/** Headers for the files whose path begins with `prefix`, which is given without the base URL. */
export interface HeaderRule {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the rule is only for files that exist. Hosts that can't make this difference must leave it out. */
  readonly needsFile?: true;
}

/** Hosts of the hosted search: the nearest one first, then the ones that replace it. */
function searchHosts(application: string | undefined): string[] {
  if (!application) return [];
  const id = application.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/** Only valid in a header. */
const headerOnly = "; frame-ancestors 'none'";

/** The content security policy as a header. */
export function contentSecurityPolicy({ scriptHashes, searchApplication }: PolicyInput): string {
  const directives = [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // KaTeX and the code blocks set style attributes. Browsers that don't know the directives for elements and
    // attributes read the first one.
    "style-src 'self' 'unsafe-inline'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...searchHosts(searchApplication)].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypePolicies.join(' ')}`,
  ];
  return directives.join('; ') + headerOnly;
}

/** A policy for hosts that cannot send headers: without the directives that are only valid in one. */
export const policyOfPage = (policy: string): string => policy.replace(headerOnly, '');

/**
 * Browser features that no page of this site needs, by names that Chrome knows from version 92 on: it warns about
 * others on every page.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Cache rule for files with the hash of their content, or their release, in their name. */
export const immutable = 'public, max-age=31536000, immutable';

/** Cache rule for everything else: browsers keep it, but ask each time whether it has changed. */
export const revalidated = 'no-cache';

/** All rules. If several match, each sets different headers. */
export function headerRules(input: PolicyInput): readonly HeaderRule[] {
  return [
    {
      prefix: '',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(input),
        // Two years, as the preload lists of browsers ask for.
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        // For browsers that do not know `frame-ancestors`.
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // A missing file may be there after the next deployment.
    { prefix: 'assets/', headers: { 'Cache-Control': immutable }, needsFile: true },
  ];
}

/** Headers that browsers obey only for documents and workers. */
const aboutDocuments: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/**
 * Scripts of pages, stylesheets and pictures without markup. An SVG picture is a document when it is opened by its
 * address.
 */
const isNoDocument = /^assets\/(?:css|js)\/(?![\w-]*worker\.)|\.(?:ico|png|jpg|webp)$/;

/**
 * Whether a file goes without a header, because it is neither a document nor a worker. Those headers would weigh a kilobyte
 * with each of a page's files. Our server leaves them out; other hosts, whose rules know folders only, may send them.
 */
export function isNeedless(header: string, file: string): boolean {
  return isNoDocument.test(file) && aboutDocuments.includes(header.toLowerCase());
}
