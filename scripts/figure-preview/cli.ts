/**
 * Writes one HTML page that shows figures in light and dark, to look at them without a site build.
 *
 *   node --require tsx/cjs --require ./tests/setup/css.cjs scripts/figure-preview/cli.ts [--width 640] [--out FILE] [name …]
 *
 * Without names: every figure. `--width` is the width of the text column in CSS pixels, 358 for a phone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const root = path.resolve(__dirname, '../..');
const figures = path.join(root, 'src/figures');

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      width: { type: 'string', default: '700' },
      out: { type: 'string', default: 'figures.html' },
    },
  });
  const names =
    positionals.length > 0
      ? positionals
      : fs
          .readdirSync(figures)
          .filter((name) => !name.includes('.'))
          .sort();
  // The two modes are side by side here, instead of one for the whole page.
  const css = ['src/css/tokens.css', 'src/components/Figure/styles.module.css']
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('')
    .replace(/:global\(([^)]*)\)|html(?=\[data-theme)/g, '$1');
  const drawings = names.map((name) => {
    const { default: Drawing } = require(path.join(figures, name)) as { default: ComponentType };
    return renderToStaticMarkup(createElement(Drawing));
  });
  const column = (theme: string, colors: string): string =>
    `<section data-theme="${theme}" style="width:${values.width}px;padding:16px;${colors}">${drawings.join('')}</section>`;
  fs.writeFileSync(
    values.out,
    `<!doctype html><meta charset="utf-8"><title>Figures</title><style>${css}
      body{display:flex;flex-wrap:wrap;margin:0;font-family:system-ui,sans-serif}figure{margin:1.5rem 0}</style>
      ${column('light', 'background:#fff;color:#1b2130')}${column('dark', 'background:#14161a;color:#e2e6ee')}`,
  );
  console.log(`${names.length} figures in ${values.out}`);
}

main();
