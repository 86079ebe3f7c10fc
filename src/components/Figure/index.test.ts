import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Figure, { Arrow, Axes, Box, Curve, plot } from '.';

const draw = (width: number): string =>
  renderToStaticMarkup(
    createElement(Figure, {
      title: 'Wallet → vault (v2)',
      description: 'Tokens go in.',
      caption: 'A deposit',
      width,
      height: 100,
      children: [
        createElement(Box, { key: 'box', x: 0, y: 0, w: 100, h: 50, label: 'One\ntwo' }),
        createElement(Arrow, {
          key: 'arrow',
          d: 'M100 25H200',
          head: 'both',
        }),
      ],
    }),
  );

test('a figure names itself by title and description', () => {
  const html = draw(400);
  const [, id] = /role="img" aria-labelledby="(fig-\d+)-title \1-desc"/.exec(html) ?? [];
  assert.ok(id);
  assert.ok(html.includes(`<title id="${id}-title">Wallet → vault (v2)</title>`));
  assert.ok(html.includes(`<desc id="${id}-desc">Tokens go in.</desc>`));
  assert.match(html, /<figcaption>A deposit<\/figcaption>/);
});

test('only a wide figure scrolls, and the keyboard reaches its scroll box', () => {
  assert.match(draw(640), /tabindex="0" role="group" aria-label="Drawing: Wallet → vault \(v2\)"/);
  assert.match(draw(640), /min-width:557px/);
  assert.doesNotMatch(draw(400), /tabindex|min-width/);
});

test('text breaks at \\n and arrows have as many heads as asked for', () => {
  assert.equal(draw(400).match(/<tspan/g)?.length, 2);
  assert.equal(draw(400).match(/class="solid"/g)?.length, 2);
});

test('a plot maps values to the drawing, upwards', () => {
  const area = plot({ x: 50, y: 10, w: 100, h: 80 }, [0, 10], [1, 2]);
  assert.deepEqual(area.at(0, 1), [50, 90]);
  assert.deepEqual(area.at(10, 2), [150, 10]);
  const axes = renderToStaticMarkup(
    createElement(Axes, {
      in: area,
      yTicks: [
        [1, '1'],
        [2, '2'],
      ],
    }),
  );
  assert.equal(axes.match(/class="grid"/g)?.length, 1);
  const html = renderToStaticMarkup(
    createElement(Curve, {
      in: area,
      points: [
        [0, 1],
        [10, 2],
      ],
      area: true,
    }),
  );
  assert.match(html, /d="M50 90L150 10L150 90H50Z"/);
  assert.match(html, /d="M50 90L150 10"/);
});

/** Custom properties of the first rule whose selector ends with `selector`. */
function tokens(css: string, selector: string): Map<string, string> {
  const body = css.slice(css.indexOf('{', css.indexOf(selector)) + 1).split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/--fig-(\w+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16));

/** `share` of one color over another. */
const mix = (over: string, under: string, share: number): number[] =>
  channels(over).map((c, i) => c * share + (channels(under)[i] ?? 0) * (1 - share));

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) =>
    c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

test('text and lines are readable on the surface and on tinted boxes, in light and dark', () => {
  const css = fs.readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');
  const tint = Number(/\.tint \{[^}]*fill-opacity: ([\d.]+)/.exec(css)?.[1]);
  for (const selector of ['.figure {', "[data-theme='dark']) .figure {"]) {
    const colors = tokens(css, selector);
    const surface = colors.get('surface') ?? '';
    assert.equal(colors.size, 7, selector);
    for (const tone of ['accent', 'good', 'warn', 'bad', 'line']) {
      const color = colors.get(tone) ?? '';
      const tinted = mix(color, surface, tint);
      const floor = tone === 'line' ? 3 : 4.5;
      assert.ok(contrast(channels(color), channels(surface)) >= floor, `${selector} ${tone}`);
      assert.ok(contrast(channels(color), tinted) >= 3, `${selector} ${tone} around its own tint`);
      assert.ok(
        contrast(channels(colors.get('ink') ?? ''), tinted) >= 4.5,
        `${selector} ink on ${tone}`,
      );
    }
  }
});
