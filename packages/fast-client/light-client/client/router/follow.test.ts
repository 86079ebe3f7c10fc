import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MouseEvent } from 'react';
import type { History } from 'history';
import { follow, isPlainClick } from './follow';

const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

/** Clicks that the browser follows: into a new tab or window, into a file, to a menu. */
const others = [
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { altKey: true },
  { ctrlKey: true },
  { shiftKey: true },
];

/** What becomes of a click: whether the browser is kept from following it, and the moves that are made. */
function click(init: object, isHere = false) {
  const moves: string[] = [];
  let defaultPrevented = false;
  const event = { ...plain, defaultPrevented, preventDefault: () => (defaultPrevented = true) };
  const history = {
    push: (to: string) => moves.push(`push ${to}`),
    replace: (to: string) => moves.push(`replace ${to}`),
  };
  follow(
    { ...event, ...init } as unknown as MouseEvent,
    history as unknown as History,
    '/a',
    isHere,
  );
  return { defaultPrevented, moves };
}

test('a click of the main button alone is for this tab', () => {
  assert.equal(isPlainClick(plain as MouseEvent), true);
  for (const init of others) {
    assert.equal(isPlainClick({ ...plain, ...init } as MouseEvent), false, JSON.stringify(init));
  }
});

test('a link is followed in place, and going where one is makes no entry', () => {
  assert.deepEqual(click({}), { defaultPrevented: true, moves: ['push /a'] });
  assert.deepEqual(click({}, true), { defaultPrevented: true, moves: ['replace /a'] });
});

test('the browser follows the other clicks, and no one follows a click that was dealt with', () => {
  for (const init of [...others, { defaultPrevented: true }]) {
    assert.deepEqual(click(init), { defaultPrevented: false, moves: [] }, JSON.stringify(init));
  }
});
