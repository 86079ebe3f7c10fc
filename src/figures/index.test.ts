import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { compileFunction } from 'node:vm';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transformSync } from 'esbuild';

const names = fs
  .readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Room for a drawing on a phone whose screen is 390 wide. */
const phoneWidth = 340;

/** Mean width of a character in font sizes; readers' system fonts are between 0.5 and 0.6, and bold ones wider. */
const characterWidth = (tag: string): number => (/font-weight/.test(tag) ? 0.56 : 0.53);

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(tag)?.[1]);

interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Lines of text in a piece of markup with the room that they need. */
function lines(markup: string): Line[] {
  return [...markup.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].flatMap(([, tag = '', body = '']) =>
    [...body.matchAll(/<tspan([^>]*)>(.*?)<\/tspan>/g)].map(([, span = '', raw = '']) => {
      const text = raw.replace(/&[^;]+;/g, '&');
      const width = text.length * attribute(tag, 'font-size') * characterWidth(tag);
      const x = attribute(span, 'x');
      const anchor = /text-anchor="(\w+)"/.exec(tag)?.[1];
      const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
      return { text, left, right: left + width, y: attribute(span, 'y') };
    }),
  );
}

/** The first two lines that overlap. */
function overlap(all: readonly Line[]): string | undefined {
  for (const [i, one] of all.entries()) {
    const other = all
      .slice(i + 1)
      .find(
        ({ left, right, y }) => Math.abs(one.y - y) < 14 && one.left < right && left < one.right,
      );
    if (other) return `"${one.text}" and "${other.text}"`;
  }
  return undefined;
}

/** Checks that no text of a drawing is cut off, leaves its box, or covers another. Gives the width of the drawing. */
function checkDrawing(svg: string): number {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const all = lines(svg);
  assert.equal(overlap(all), undefined, 'texts cover each other');
  for (const line of all) {
    assert.ok(line.left >= 0 && line.right <= width, `"${line.text}" is cut at the side`);
    assert.ok(line.y > 8 && line.y < height, `"${line.text}" is cut above or below`);
  }
  // A badge has an edge of its own and may be on that of a box.
  const plain = lines(svg.replace(/<rect class="badge".*?<\/text>/g, ''));
  for (const [, box = ''] of svg.matchAll(/<rect class="box"([^>]*)>/g)) {
    const [left, top] = [attribute(box, 'x'), attribute(box, 'y')];
    const [right, bottom] = [left + attribute(box, 'width'), top + attribute(box, 'height')];
    for (const line of plain) {
      const beside =
        line.right <= left || line.left >= right || line.y < top || line.y - 10 > bottom;
      const inside =
        line.left >= left && line.right <= right && line.y - 10 > top && line.y < bottom;
      assert.ok(beside || inside, `"${line.text}" crosses the edge of a box`);
    }
  }
  return width;
}

/** Checks a figure as readers get it. */
function checkFigure(Drawing: ComponentType): void {
  const html = renderToStaticMarkup(createElement(Drawing));
  const description = /<desc[^>]*>(.*?)<\/desc>/.exec(html)?.[1] ?? '';
  assert.ok(description.length >= 60, 'the description carries what the drawing says');
  assert.doesNotMatch(html, /#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i, 'colors come from tones');
  assert.doesNotMatch(html, /NaN|undefined/);

  // A wide drawing has a second form for phones.
  const drawings = html.match(/<svg.*?<\/svg>/g) ?? [];
  const widths = drawings.map(checkDrawing);
  const [width = 0, double] = widths;
  assert.ok(
    width <= 400 || (width >= 560 && width <= 760),
    `${width} is neither a narrow nor a wide figure`,
  );
  assert.equal(double !== undefined, width > 400, 'a wide figure, and no other, has a double');
  const narrow = drawings[drawings.length - 1] ?? '';
  const scale = Math.min(1, phoneWidth / (double ?? width));
  for (const [, size] of narrow.matchAll(/ font-size="([\d.]+)"/g)) {
    assert.ok(Number(size) * scale >= 12, `${size} is too small on a phone`);
  }
  const [, height] = /viewBox="0 0 \d+ (\d+)"/.exec(narrow) ?? [];
  assert.ok(Number(height) <= 620, `${height} is higher than a phone`);
}

/** What a module of a figure exports. */
interface FigureModule {
  readonly default: ComponentType;
}

for (const name of names) {
  test(`figure ${name}`, () => {
    checkFigure((require(path.join(__dirname, name)) as FigureModule).default);
  });
}

test('the figure that contributors start from is one that passes', () => {
  const readme = fs.readFileSync(path.join(__dirname, '../components/Figure/README.md'), 'utf8');
  const [, sample = ''] = /```tsx\n([^]*?)```/.exec(readme) ?? [];
  const { code } = transformSync(sample, { loader: 'tsx', format: 'cjs' });
  const module = {} as { exports: FigureModule };
  compileFunction(code, ['require', 'module'])(require, module);
  checkFigure(module.exports.default);
});
