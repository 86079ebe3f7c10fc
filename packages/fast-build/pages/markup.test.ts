import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { shortener } from './markup';

const { minify } = createRequire(require.resolve('@docusaurus/core/package.json'))(
  'html-minifier-terser',
) as { minify: (html: string, options: object) => Promise<string> };

/** The options of Docusaurus 2.4.3. */
const options = {
  removeComments: false,
  removeRedundantAttributes: true,
  removeEmptyAttributes: true,
  removeScriptTypeAttributes: true,
  removeStyleLinkTypeAttributes: true,
  useShortDoctype: true,
  minifyJS: true,
};

const script = async (text: string): Promise<string> =>
  (await minify(`<script>${text}</script>`, options)).slice('<script>'.length, -'</script>'.length);

const pages: Readonly<Record<string, string>> = {
  'a page': `<!DOCTYPE html>
<html lang="en" dir="ltr" class="">
<head><meta charSet="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1.0">
<title data-rh="true">A &amp; B</title><link rel="stylesheet" href=" /a.css " /><script defer src="/a.js"></script></head>
<body class="  one   two ">
<script>!function () { var long = 1; document.body.dataset.a = String(long + 1); }();</script>
<div id="__docusaurus">
<p>text<!-- -->more</p></div></body></html>`,
  'data in scripts, and scripts of other types':
    '<script type="application/ld+json">{"a":  "<p class=\\"\\">"}</script><script type="text/javascript">a( 1 )</script><script type="module">a( 2 )</script><style type="text/css">a  { b: c }</style>',
  attributes:
    '<input type="text" value="" disabled=""><input type="checkbox" checked=""><a name="x" id="x" href=" /y ">z</a><form method="get" action=""></form><img alt="" src="/a.png" hidden><p title=\'say "x"\' style=" color: red ; ">x</p><td colspan=" 2 ">x</td>',
  'text that looks like markup':
    '<pre><code class="x">a &lt;b class=""&gt;  c</code></pre><textarea>  a  </textarea>',
  'quotes and tags inside values': '<p data-a="a > b" data-b="&quot;" title="it\'s">x</p>',
  drawings:
    '<svg viewBox="0 0 1 1" class="" aria-hidden="true"><g><path d="M0 0"/><foreignObject><p Class="A">x</p></foreignObject></g><svg viewBox="0"><linearGradient id="a"></linearGradient></svg><clipPath></clipPath></svg><P>x</P><br/>',
};

for (const [name, html] of Object.entries(pages)) {
  test(`${name}: as html-minifier-terser writes it`, async () => {
    const shorten = shortener(script);
    const expected = await minify(html, options);
    assert.equal(await shorten(html), expected);
    // Once more, with the tags that it remembers.
    assert.equal(await shorten(html), expected);
  });
}
