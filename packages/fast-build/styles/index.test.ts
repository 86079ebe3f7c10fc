import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { classesOf, trim, trimStyles } from './index';

const document = '<html class="docs-wrapper docs-doc-page">';
const html = '<p class="shown other"><b class="inner">';

test('rules stay for classes that markup or script knows', () => {
  assert.equal(trim('.shown{color:red}.gone{color:red}', [html], []), '.shown{color:red}');
  assert.equal(trim('.shown .gone{color:red}', [html], []), '');
  assert.equal(trim('.set{color:red}', [], ['x.className="set"']), '.set{color:red}');
  assert.equal(trim('.shown,.gone{color:red}', [html], []), '.shown{color:red}');
  assert.equal(trim('p,[title]{color:red}', [html], []), 'p,[title]{color:red}');
});

test('words of prose are no classes', () => {
  assert.equal(trim('.card{top:0}', ['<p class="shown">A card</p>'], []), '');
});

test('rules stay for classes with marks, and for attributes with dots', () => {
  for (const css of ["a[href$='.pdf']{top:0}", '.md\\:flex{top:0}', '.w-\\[1\\.5px\\]{top:0}']) {
    assert.equal(trim(css, ['<p class="md:flex w-[1.5px]">'], []), css);
    assert.equal(trim(`${css}.gone{top:0}`, ['<p class="md:flex w-[1.5px]">'], []), css);
  }
  assert.equal(
    trim(".gone[href$='.pdf']{top:0}.md\\:gone{top:0}", ['<p class="md:flex">'], []),
    '',
  );
  assert.deepEqual(classesOf("a[title=']'].md\\:flex[href$='.pdf']{top:0}"), ['md', 'flex']);
});

test('a class in :not() need not exist, and of those in :is() one', () => {
  assert.equal(trim(':where(.gone),:is(.gone,.lost) p{color:red}', [html], []), '');
  for (const css of [
    'p:not(.gone){color:red}',
    ':is(.gone,p){color:red}',
    'p:has(a:not(.gone)){color:red}',
  ]) {
    assert.equal(trim(css, [html], []), css);
  }
});

test('custom properties go when nothing asks for them, also not another one that went', () => {
  assert.equal(
    trim(
      ':root{--a:1;--b:var(--a);--c:red;--d:2}p{color:var(--c)}.shown{--c:blue}',
      [html],
      ['f("--d")'],
    ),
    ':root{--c:red;--d:2}p{color:var(--c)}.shown{--c:blue}',
  );
});

test('constants are written where they are asked for', () => {
  const constant = (css: string, expected: string): void =>
    assert.equal(trim(css, [html], []), expected);
  constant(':root{--a:1px;--b:calc(var(--a)*2)}p{top:var(--b,0)}', 'p{top:calc(1px*2)}');
  constant(':root{--a:1px}:root{--a:2px}p{top:var(--a)}', 'p{top:2px}');
  constant(":root{--a:1px}html[data-theme='dark']{--a:1px}p{top:var(--a)}", 'p{top:1px}');
  // A property that another rule sets, or that depends on one that an element sets, isn't a constant.
  for (const css of [
    ":root{--a:1px}html[data-theme='dark']{--a:2px}p{top:var(--a)}",
    ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}',
    ':root{--a:1px;--b:var(--a)}p{--a:2px;top:var(--b);left:var(--a)}',
  ]) {
    constant(css, css);
  }
});

test('steps of animations are no classes', () => {
  const css = '@keyframes on{3.67%{top:0}to{top:1px}}p{animation:on 1s}';
  assert.equal(trim(css, [html], []), css);
  assert.deepEqual(classesOf(`${css}.shown{top:0}.a\\.5{top:0}`), ['shown', 'a', '5']);
});

test('what other stylesheets ask for stays', () => {
  const css = ':root{--a:1px}p{top:var(--a)}';
  assert.equal(trim(css, [html], [], ['.part{left:var(--a)}']), css);
});

test('empty rules go too', () => {
  assert.equal(trim('@media print{.gone{top:0}}p{top:0}', [html], []), 'p{top:0}');
});

test('the stylesheet of a site gets the name of its new content, everywhere', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  try {
    mkdirSync(path.join(folder, 'assets/css'), { recursive: true });
    mkdirSync(path.join(folder, 'assets/js'));
    writeFileSync(
      path.join(folder, 'assets/css/styles.11111111.css'),
      ':root{--asked-for:1px}.shown { top: 0 }.gone{top:0}.asked{top:var(--asked-for)}',
    );
    writeFileSync(path.join(folder, 'assets/js/main.js'), 'a="assets/css/styles.11111111.css"');
    writeFileSync(path.join(folder, 'assets/js/search-worker.11.js'), 'a="gone"');
    writeFileSync(
      path.join(folder, 'index.html'),
      `${document}<link href="/assets/css/styles.11111111.css">${html}`,
    );
    writeFileSync(
      path.join(folder, 'home.html'),
      `<html class="home"><link href="/assets/css/styles.11111111.css"><b class="inner asked">`,
    );
    // Its stylesheet would be missing after a click if nothing loaded the pages as `packages/fast-client` does.
    await assert.rejects(trimStyles(folder), /needs packages\/fast-client/);
    writeFileSync(path.join(folder, '404.html'), '<script data-scripts="/assets/js/main.js">');
    writeFileSync(path.join(folder, 'assets/css/9.44444444.css'), '.result{left:var(--asked-for)}');
    writeFileSync(path.join(folder, 'assets/css/7.22222222.css'), '.inner { left: 0 }');
    writeFileSync(path.join(folder, 'assets/css/8.33333333.css'), '.elsewhere{left:0}');
    await trimStyles(folder);
    const stylesheets = readdirSync(path.join(folder, 'assets/css'));
    const name = stylesheets.find((file) => file.startsWith('styles')) ?? '';
    assert.match(name, /^styles\.[0-9a-f]{8}\.css$/);
    assert.notEqual(name, 'styles.11111111.css');
    for (const file of ['index.html', 'assets/js/main.js']) {
      assert.ok(readFileSync(path.join(folder, file), 'utf8').includes(`assets/css/${name}`), file);
    }
    // The page links the stylesheets for what it shows, after the one that all pages share.
    assert.equal(
      readFileSync(path.join(folder, 'index.html'), 'utf8'),
      `${document}<link href="/assets/css/${name}"><link href="/assets/css/7.22222222.css">${html}`,
    );
    // A page that isn't a document has its own stylesheet, for what it shows and what the search may ask for.
    const own = stylesheets.find((file) => file.startsWith('page')) ?? '';
    assert.equal(
      readFileSync(path.join(folder, 'assets/css', own), 'utf8'),
      ':root{--asked-for:1px}.asked{top:var(--asked-for)}\n.inner{left:0}',
    );
    assert.equal(
      readFileSync(path.join(folder, 'home.html'), 'utf8'),
      `<html class="home"><link data-sheets="/assets/css/${name} /assets/css/7.22222222.css" href="/assets/css/${own}"><b class="inner asked">`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a name of a theme component counts where a page has it, and not in a script', () => {
  const css = '.theme-doc-footer{color:red}.theme-admonition{color:blue}';
  const script = "const names = {foot:'theme-doc-footer',note:'theme-admonition'}";
  assert.equal(
    trim(css, ['<div class="theme-admonition">'], [script]),
    '.theme-admonition{color:blue}',
  );
});
