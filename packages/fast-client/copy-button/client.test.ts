import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startCopyButtons } from './client';

/** As much of an element as the script touches; a browser test presses the real thing. */
class FakeElement {
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  textContent = '';
  className = '';

  constructor(readonly name: string) {}

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  closest(): FakeElement | null {
    return this.name === 'button' ? this : null;
  }
}

type Listener = (event: { target: unknown; ctrlKey?: boolean }) => void;

let listeners: Listener[];
let page: { root: FakeElement; body: FakeElement[] };
let clipboard: string[];

beforeEach(() => {
  listeners = [];
  clipboard = [];
  page = { root: new FakeElement('html'), body: [] };
  const fakes = {
    Element: FakeElement,
    window: { setTimeout, clearTimeout },
    document: {
      documentElement: page.root,
      body: { append: (element: FakeElement) => page.body.push(element) },
      createElement: (name: string) => new FakeElement(name),
      querySelector: () => page.body.find((element) => 'copyStatus' in element.dataset) ?? null,
      addEventListener: (_type: string, listener: Listener) => listeners.push(listener),
    },
    navigator: { clipboard: { writeText: async (text: string) => void clipboard.push(text) } },
  };
  for (const [name, value] of Object.entries(fakes)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
});

afterEach(() => {
  for (const name of ['Element', 'window', 'document', 'navigator']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

const status = (): FakeElement | undefined =>
  page.body.find((element) => 'copyStatus' in element.dataset);

async function press(target: FakeElement, keys = {}): Promise<void> {
  for (const listener of listeners) listener({ target, ...keys });
  await wait(80);
}

function button(text: string): FakeElement {
  const element = new FakeElement('button');
  element.dataset['copy'] = text;
  return element;
}

test('one listener copies, marks the button, and announces it to screen readers', async () => {
  startCopyButtons();
  assert.equal(listeners.length, 1);
  assert.equal(page.root.dataset['copyButtons'], 'ready');
  assert.equal(status()?.attributes.get('role'), 'status');
  const pressed = button('0xd0e30db0');
  await press(pressed);
  assert.deepEqual(clipboard, ['0xd0e30db0']);
  assert.equal(pressed.dataset['copied'], 'true');
  assert.equal(status()?.textContent, 'Copied');
});

test('other clicks do nothing', async () => {
  startCopyButtons();
  await press(new FakeElement('p'));
  assert.deepEqual(clipboard, []);
  assert.equal(status()?.textContent, '');
});

test('an anchor copies its address, unless it is opened in a new tab', async () => {
  startCopyButtons();
  const anchor = Object.assign(new FakeElement('button'), { href: 'https://example.org/#a' });
  await press(anchor, { ctrlKey: true });
  assert.deepEqual(clipboard, []);
  await press(anchor);
  assert.deepEqual(clipboard, ['https://example.org/#a']);
});

test('a refusal is said', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  startCopyButtons();
  const pressed = button('text');
  await press(pressed);
  assert.equal(pressed.dataset['copied'], 'false');
  assert.match(status()?.textContent ?? '', /select the text/);
});

test('a button that is pressed again shows it for as long again', async () => {
  const ends = new Map<number, () => void>();
  const fakes = {
    setTimeout: (end: () => void, ms: number) => {
      if (ms < 2000) return setTimeout(end, ms);
      ends.set(ends.size + 1, end);
      return ends.size;
    },
    clearTimeout: (timer: number) => ends.delete(timer),
  };
  Object.defineProperty(globalThis, 'window', { value: fakes, configurable: true });
  startCopyButtons();
  const pressed = button('text');
  await press(pressed);
  await press(pressed);
  assert.equal(ends.size, 1);
  for (const end of ends.values()) end();
  assert.equal(pressed.dataset['copied'], undefined);
});
