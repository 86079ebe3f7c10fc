/** The built scripts and styles use nothing that the oldest supported browsers lack, unless there is a fallback. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { build } from '../support';
import { lacksOfScript } from './scripts';
import { lacksOfStyles } from './styles';

/** What some browsers of the floor lack, and how a page does without it. */
const accepted: Readonly<Record<string, string>> = {
  'ClipboardItem is not supported in Firefox 90': 'Copied as plain text there.',
  'value cursor pointer': 'Phones show no pointer.',
  'value cursor not-allowed': 'Phones show no pointer.',
  'value cursor default': 'Phones show no pointer.',
  '@media (forced-colors)': 'Safari forces no colors.',
  'property accent-color': 'Boxes have the color of the system.',
  'property color-scheme': 'Scroll bars and fields stay light.',
  'property text-size-adjust': 'Firefox and desktops enlarge no text.',
  'property text-wrap': 'Lines of headings differ in length.',
  'selector ::details-content': 'What is folded stays folded on paper.',
  'value break-after avoid': 'A heading may be the last line of a printed page.',
  'property orphans': 'One line of code may be the last one of a printed page.',
  'property widows': 'One line of code may be the first one of a printed page.',
  'property color-adjust': 'Marked lines of code have no color on paper.',
  'property print-color-adjust': 'Marked lines of code have no color on paper.',
  'value print-color-adjust exact': 'Marked lines of code have no color on paper.',
  'property scrollbar-width': 'Scroll bars are as wide as those of the system.',
  'property scrollbar-color': 'Scroll bars have the colors of the system.',
  'value grid-template-rows subgrid':
    'A value with a problem is higher than the others of its row.',
  'property content-visibility': 'The whole page is laid out at once.',
  'property contain-intrinsic-size': 'Needed only with content-visibility.',
  'property overflow-clip-margin': 'Needed only with content-visibility.',
  'property overscroll-behavior': 'The page scrolls on at the end of a list.',
  'value contain style': 'Only saves the browser work.',
};

const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');

function builtLacks(): Map<string, string> {
  const found = new Map<string, string>();
  const pages = files.filter((file) => file.endsWith('.html')).map(read);
  const inline = (tag: string): Set<string> =>
    new Set(
      pages.flatMap((page) =>
        [...page.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(
          ([, text = '']) => text,
        ),
      ),
    );
  const scripts = files.filter((file) => file.endsWith('.js'));
  assert.ok(scripts.length > 50);
  for (const file of scripts) for (const lack of lacksOfScript(read(file))) found.set(lack, file);
  for (const code of inline('script')) {
    for (const lack of lacksOfScript(code)) found.set(lack, 'a script in a page');
  }
  const sheets = files.filter((file) => file.endsWith('.css')).map(read);
  assert.ok(sheets.length > 10);
  for (const css of [...sheets, ...inline('style')]) {
    for (const { name, where, browsers } of lacksOfStyles(css)) {
      found.set(name, `${where} (lacking in ${browsers.join(', ')})`);
    }
  }
  return found;
}

test('the site runs in the browsers that it says it supports', () => {
  const found = builtLacks();
  const faults = [...found].filter(([name]) => !(name in accepted)).map((each) => each.join(': '));
  assert.deepEqual(faults, []);
  const unused = Object.keys(accepted).filter((name) => !found.has(name));
  assert.deepEqual(unused, [], 'accepted, but nothing uses it: take it out');
});

describe('in scripts, the check', () => {
  for (const code of [
    'x.replace(/(?<=a)b/, "")',
    'new RegExp("(?<!a)b")',
    'const part = "(?<=" + x; new RegExp(part)',
    'new RegExp(`(?<=${x})`)',
    '/a/v',
    '/(?i:a)b/',
    'new RegExp("(?i:a)b")',
    'class A { static { go(); } }',
    'Object.hasOwn(a, "b")',
    'list.findLast((a) => a)',
    'list.toSorted()',
    'structuredClone(a)',
    'Object.groupBy(a, b)',
    'new URLPattern("/x")',
    'Promise.withResolvers()',
  ]) {
    test(`finds ${code}`, () => assert.notDeepEqual(lacksOfScript(code), []));
  }
  for (const code of [
    'x.replace(/(?<year>\\d+)(?=a)(?!b)(?:c)/u, "")',
    '"(?:a)(?=b)"',
    'class A { #a = 1; b = 2; #go() { return #a in this; } }',
    'a ??= b?.c; list.at(-1); text.replaceAll("a", "b")',
    'if (typeof structuredClone === "function") structuredClone(a)',
  ]) {
    test(`lets ${code} pass`, () => assert.deepEqual(lacksOfScript(code), []));
  }
});

describe('in styles, the check', () => {
  for (const css of [
    'td:has(> span) { color: red }',
    '@supports (display: grid) { td:has(> span) { color: red } }',
    'a { contain-intrinsic-size: auto 100px }',
    'a { height: 100dvh }',
    'a { text-wrap: balance }',
    'a { overflow: clip }',
    'a { translate: 1px }',
    'a { color: color-mix(in srgb, red, blue) }',
    'a { color: oklch(40% 0.2 30) }',
    'a { width: 10cqi }',
    '@container (width > 1px) { a { color: red } }',
    '@media (width >= 30px) { a { color: red } }',
    '@layer x { a { color: red } }',
    'a { &:hover { color: red } }',
    'a { backdrop-filter: blur(1px) }',
  ]) {
    test(`finds ${css}`, () => assert.notDeepEqual(lacksOfStyles(css), []));
  }
  for (const css of [
    '@supports selector(:has(a)) { td:has(> span) { color: red } }',
    'a { height: 100vh; height: 100dvh }',
    '@supports (height: 100dvh) { a { height: 100dvh } }',
    'a { color: red; color: color-mix(in srgb, red, blue) }',
    'a { inset: 0; aspect-ratio: 1; gap: 1px }',
    'a:is(b, c):where(d):not(e, f):focus-visible { color: rgb(0 0 0 / 50%) }',
    '@media (min-width: 30px) and (prefers-color-scheme: dark) { a { color: red } }',
    '@keyframes a { from { opacity: 0 } 50% { opacity: 1 } }',
    'a { width: min(10px, 2em); margin-inline: clamp(1px, 2vw, 3px) }',
  ]) {
    test(`lets ${css} pass`, () => assert.deepEqual(lacksOfStyles(css), []));
  }
});
