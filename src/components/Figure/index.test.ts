import assert from 'node:assert/strict';
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

test('a figure is named by its title, and described once', () => {
  const html = draw(400);
  const [, id] =
    /role="img" aria-labelledby="(fig-\d+)-title" aria-describedby="\1-desc"/.exec(html) ?? [];
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
      xTicks: [],
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
