import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkCode, lightCode } from './index';

/** Relative luminance of a color, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const [mode, { background, ...colors }] of Object.entries({ lightCode, darkCode })) {
  test(`${mode}: every kind of text stands out by 4.5:1`, () => {
    for (const color of Object.values(colors)) {
      assert.ok(contrast(color, background) >= 4.5, `${color} on ${background}`);
    }
  });
}
