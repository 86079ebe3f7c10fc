/** Hostile input from a seed: the same in every run, so that a finding can be found again. */

/** The parts of hostile input. Each line is a kind of attack or of accident. */
const seeds: readonly (readonly string[])[] = [
  // Markup and code.
  [
    '<script>window.__ran=1</script>',
    '<img src=x onerror=window.__ran=1>',
    '"><svg onload=window.__ran=1>',
    "'-window.__ran=1-'",
    '</title><script>window.__ran=1</script>',
    '</script><script>window.__ran=1</script>',
    'javascript:window.__ran=1',
    'JaVaScRiPt\t:window.__ran=1//',
    'data:text/html,<script>window.__ran=1</script>',
    '<iframe srcdoc="<script>parent.__ran=1</script>">',
    '<a href=javascript:window.__ran=1 id=x>x</a>',
    '{{constructor.constructor("window.__ran=1")()}}',
    '${window.__ran=1}',
    '<math><mtext><style><!--</style><img onerror=window.__ran=1 src=x>',
    '&#60;script&#62;window.__ran=1&#60;/script&#62;',
    '\\u003cscript\\u003ewindow.__ran=1\\u003c/script\\u003e',
    '<mark>',
    '</mark><b>',
    '<!--',
    ']]>',
  ],
  // Names that every object has, and names that documents get from ids.
  [
    '__proto__',
    'constructor',
    'prototype.x',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__docusaurus',
    'location',
    'documentElement',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
  ],
  // Patterns, selectors, queries, templates.
  [
    '((((((((((',
    '(a+)+$',
    '[',
    '\\',
    '.*',
    '*',
    '#"]',
    '#>*',
    ':not(',
    '"',
    "'",
    '`',
    '%',
    '%%',
    "' OR 1=1 --",
    '{"$gt":""}',
    '@',
    '!',
    '~2',
    'a~99999',
    'AND OR NOT',
    '-',
    '^',
    '|',
    '&&',
  ],
  // Paths.
  [
    '../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/..;/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '%c0%ae%c0%ae/',
    '%00',
    '%0d%0aSet-Cookie:x=y',
    '%ff%fe',
    '%E0%A4%A',
    '%u0041',
    '//evil.example/',
    '\\\\evil.example\\',
    'https:evil.example',
    '@evil.example',
    '.git/config',
    '.env',
    'assets/js/main.js',
    'index.html',
    'vaults/0.4.2',
    'vaults/smart-contracts',
    ';jsessionid=1',
    '~root',
    'con',
    '.',
    '..',
    '...',
  ],
  // Characters that are not what they seem.
  [
    '\u202e',
    '\u2066evil\u2069',
    '\u200b',
    '\ufeff',
    '\u0000',
    '\u0007',
    '\u2028',
    '\u2029',
    '\ud800',
    '\udfff',
    '\ufffd',
    '\uffff',
    'е\u0443еаrn',
    'ｙｅａｒｎ',
    'ﷺ',
    'İıſK',
    'e\u0301\u0323\u0301',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
    '👩‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'मनीष منش',
    '漢字',
    '\t',
    '\r\n',
    '\u00a0',
    '\u3000',
  ],
  // Numbers.
  [
    '0',
    '-0',
    '-1',
    '1e309',
    '1e-400',
    '99999999999999999999',
    '0x',
    '0x2e1a7d4d',
    '٣',
    '½',
    '1,2,3',
  ],
  // Words that the site knows, so that results appear together with the attack.
  [
    'vault',
    'pricePerShare',
    'withdraw(uint256)',
    'yearn',
    'strategy',
    '0.4.3',
    '0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e',
    'security',
    'apy',
  ],
];

/** Longest path and longest query, in characters: servers refuse longer addresses by themselves. */
const longestPart = 7000;

/** A generator of hostile input. */
export interface Hostile {
  /** A text of any characters. */
  text(): string;
  /** A path that begins with a slash, as a client may write it into a request. */
  path(): string;
  /** What follows `?`. */
  query(names: readonly string[]): string;
  /** What follows `#`. */
  hash(): string;
}

/** Random numbers from a seed (mulberry32): from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Hostile input from a seed. */
export function hostile(seed: number): Hostile {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

  const character = (): string =>
    String.fromCodePoint(
      pick([below(0x80), below(0x800), below(0x10000), 0x10000 + below(0x100000)]),
    );

  const changes: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text,
    (text) => text.repeat(1 + below(4)),
    (text) => text.repeat(200).slice(0, 2000),
    (text) => text.toUpperCase(),
    (text) => [...text].reverse().join(''),
    (text) => text.slice(below(text.length)),
    (text) => {
      const at = below(text.length + 1);
      return text.slice(0, at) + character() + text.slice(at);
    },
    (text) => encoded(text),
    (text) => encoded(encoded(text)),
  ];

  const text = (): string => {
    let made = '';
    for (let parts = 1 + below(4); parts > 0; parts -= 1) {
      const part = random() < 0.1 ? character() + character() : pick(pick(seeds));
      made += pick(changes)(part) + pick(['', '', ' ', '/', '.']);
    }
    return made.slice(0, 4000);
  };

  return {
    text,
    path: () =>
      `/${text()}`
        // Characters that can't be in a line of HTTP at all are encoded; everything else stays unchanged.
        .replace(/[^\u0021-\u007e]|[?#]/gu, (each) => encoded(each))
        .slice(0, longestPart),
    query: (names) => {
      const parameters = new URLSearchParams();
      for (let count = 1 + below(4); count > 0; count -= 1) {
        parameters.append(random() < 0.8 ? pick(names) : text(), text());
      }
      const written = parameters.toString();
      // Some not encoded as a form would.
      const query = random() < 0.2 ? written.replace(/%(?:3C|3E|22|27)/g, '%') : written;
      return query.slice(0, longestPart);
    },
    hash: () => (random() < 0.5 ? encoded(text()) : text()),
  };
}

/** Percent-encoded; half a pair of surrogates becomes the character for what cannot be read. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
