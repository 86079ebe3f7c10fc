import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';

type Tokens = ReadonlyMap<string, string>;

const drawings = readFileSync(
  path.join(__dirname, '../components/Figure/styles.module.css'),
  'utf8',
);

/** The tokens of both color modes: what the dark one does not set, it has from the root. Drawings and code have their own. */
function readTokens(): Readonly<Record<'light' | 'dark', Tokens>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const file of ['tokens.css', '../theme/CodeBlock/tokens.css']) {
    const root = postcss.parse(readFileSync(path.join(__dirname, file), 'utf8'));
    root.each((node) => {
      if (node.type !== 'rule') return;
      const tokens = node.selector === ':root' ? light : dark;
      node.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
    });
  }
  const [lineInLight = '', lineInDark = ''] = drawings.match(/(?<=--fig-line: )#\w+/g) ?? [];
  light.set('--fig-line', lineInLight);
  dark.set('--fig-line', lineInDark);
  return { light, dark: new Map([...light, ...dark]) };
}

/** A color as red, green, blue and opacity, from 0 to 255 and from 0 to 1. `--name at 0.1` is a tenth of it. */
function resolve(tokens: Tokens, named: string): readonly number[] {
  const [name = '', share] = named.split(' at ');
  if (share !== undefined) return [...resolve(tokens, name).slice(0, 3), Number(share)];
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return resolve(tokens, other);
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value) ?? [];
  if (hex !== undefined) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16)).concat(1);
  }
  const [, parts] = /^rgb\(([^)]+)\)$/.exec(value) ?? [];
  assert.ok(parts, `${name} is no color: "${value}"`);
  const [red = 0, green = 0, blue = 0, percent = 100] = parts.split(/[\s/]+/).map(parseFloat);
  return [red, green, blue, percent / 100];
}

/** The color that is seen if one is laid over another. */
const over = ([r = 0, g = 0, b = 0, a = 1]: readonly number[], ground: readonly number[]) =>
  [r, g, b].map((part, at) => part * a + (ground[at] ?? 0) * (1 - a));

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, ink: string, grounds: readonly string[]): number {
  const ground = grounds.reduce<readonly number[]>(
    (below, name) => over(resolve(tokens, name), below),
    [255, 255, 255],
  );
  const [light = 0, dark = 0] = [
    luminance(over(resolve(tokens, ink), ground)),
    luminance(ground),
  ].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const page = ['--ifm-background-color'];
const surface = ['--ifm-background-surface-color'];
const tint = ['--site-tint'];
const accent = [...tint, '--site-accent-tint'];
const code = [...page, '--ifm-code-background'];
const [, tinted = ''] = /\.tint \{[^}]*fill-opacity: ([\d.]+)/.exec(drawings) ?? [];
/** Tones of a drawing, and how much each has to stand out from its surface by. */
const tones = [
  ['--fig-line', 3],
  ['--ifm-color-primary', 4.5],
  ['--ifm-color-success-contrast-foreground', 4.5],
  ['--ifm-color-warning-contrast-foreground', 4.5],
  ['--ifm-color-danger-contrast-foreground', 4.5],
] as const;
const kinds = ['secondary', 'success', 'info', 'warning', 'danger'] as const;

/** Ink, what it is on (from the page up), and how much it has to stand out by. */
const pairs: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  ...[page, surface, tint, code].flatMap((grounds) => [
    ['--ifm-font-color-base', grounds, 4.5] as const,
    ['--ifm-heading-color', grounds, 4.5] as const,
    ['--ifm-color-content-secondary', grounds, 4.5] as const,
    ['--ifm-color-primary', grounds, 4.5] as const,
  ]),
  ['--ifm-color-primary', accent, 4.5],
  ['--ifm-font-color-base', [...surface, '--site-accent-tint'], 4.5],
  ['--ifm-font-color-base', [...surface, '--site-mark'], 4.5],
  ['--ifm-font-color-base', [...surface, '--site-accent-tint', '--site-mark'], 4.5],
  ['--ifm-color-content-secondary', [...surface, '--site-accent-tint'], 4.5],
  ['--ifm-background-color', ['--ifm-color-primary'], 4.5],
  ['--ifm-menu-color', tint, 4.5],
  ['--ifm-footer-link-color', tint, 4.5],
  ['--ifm-footer-title-color', tint, 4.5],
  ...kinds.flatMap((kind) => {
    const ground = [...page, `--ifm-color-${kind}-contrast-background`];
    return [
      [`--ifm-color-${kind}-contrast-foreground`, ground, 5.7] as const,
      ['--ifm-font-color-base', ground, 4.5] as const,
      ['--ifm-color-primary', ground, 4.5] as const,
    ];
  }),
  // Drawings, on their surface and on areas that are tinted.
  ...tones.flatMap(([tone, least]) => [
    [tone, tint, least] as const,
    [tone, [...tint, `${tone} at ${tinted}`], 3] as const,
    ['--ifm-font-color-base', [...tint, `${tone} at ${tinted}`], 4.5] as const,
  ]),
  ...['text', 'comment', 'keyword', 'string', 'number', 'name', 'type'].map(
    (kind) => [`--code-${kind}`, ['--code-background'], 4.5] as const,
  ),
  // Edges of what is pressed or filled in.
  ['--site-control', page, 3],
  ['--site-control', surface, 3],
  ['--ifm-color-danger', page, 3],
];

for (const [mode, tokens] of Object.entries(readTokens())) {
  test(`${mode}: every ink stands out from what it is on`, () => {
    const weak = pairs
      .map(([ink, grounds, least]) => ({ ink, grounds, least, is: contrast(tokens, ink, grounds) }))
      .filter(({ is, least }) => is < least)
      .map(({ ink, grounds, is }) => `${ink} on ${grounds.join(' + ')}: ${is.toFixed(2)}`);
    assert.deepEqual(weak, []);
  });
}
