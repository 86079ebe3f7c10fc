import assert from 'node:assert/strict';
import { test } from 'node:test';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CodeSpans from './CodeSpans';

test('code spans are every second part', () => {
  assert.equal(
    renderToStaticMarkup(<CodeSpans text="from `a` to `b`" />),
    '<span>from </span><code>a</code><span> to </span><code>b</code><span></span>',
  );
});
