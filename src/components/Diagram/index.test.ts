import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Diagram from '.';

test('a diagram draws its parts in order, with arrows straight between what faces each other', () => {
  const html = renderToStaticMarkup(
    createElement(Diagram, {
      parts: {
        all: { group: 'All' },
        wallet: { label: 'Wallet', sub: 'any token' },
        pay: { from: 'wallet', to: 'vault' },
        vault: { label: 'Vault' },
        back: { from: 'vault', to: 'wallet', label: 'shares' },
        list: { from: 'registry', to: 'vault' },
        registry: { label: 'Registry' },
      },
      at: {
        all: [0, 0, 300, 300],
        wallet: [10, 10, 100, 40, { sub: 'any\ntoken' }],
        vault: [50, 90, 100, 40],
        registry: [200, 80, 60, 40],
      },
      along: { back: { d: 'M60 90V50', label: 'YFI' } },
    }),
  );
  assert.deepEqual(
    [...html.matchAll(/class="line" d="([^"]*)"/g)].map(([, d]) => d),
    ['M80 50V90', 'M60 90V50', 'M200 105H150'],
  );
  assert.deepEqual(
    [...html.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, text]) => text),
    ['All', 'Wallet', 'any', 'token', 'Vault', 'YFI', 'Registry'],
  );
});
