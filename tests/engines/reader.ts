import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Modifier, Tab } from './drivers/driver';
import type { Site } from './site';

/** Something in a page: a selector, and words that its text has to hold. The first one that can be seen is meant. */
export type Target = string | { readonly css: string; readonly text: string };

interface Found {
  readonly x: number;
  readonly y: number;
  /** Whether a press at that place would hit it. */
  readonly isOnTop: boolean;
}

/** Brings a target into view and says where to press it. Runs in the page, alone. */
function findTarget(css: string, text: string): Found | undefined {
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    (element.textContent ?? '').includes(text);
  const all = [...document.querySelectorAll(css)].filter(isShown);
  const isBeside = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return right <= 0 || left >= innerWidth;
  };
  // A menu that is slid away is shown, but not to the reader.
  const found = all.find((element) => !isBeside(element)) ?? all[0];
  if (!found) return undefined;
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight) found.scrollIntoView({ block: 'center' });
  // A link that is broken over two lines has nothing in the middle of the box around it.
  const box = found.getClientRects()[0] as DOMRect;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const onTop = document.elementFromPoint(x, y);
  const pressed = window as { __pressed?: boolean };
  pressed.__pressed = false;
  const note = (): void => void (pressed.__pressed = true);
  found.addEventListener('click', note, { once: true, capture: true });
  return { x, y, isOnTop: onTop !== null && found.contains(onTop) };
}

/** How drivers say that a document was replaced by another one. */
const documentGone =
  /context was destroyed|Cannot find context|DiscardedBrowsingContext|no such frame|script timeout/i;

/** What a reader does with the site, in any engine. */
export class Reader {
  constructor(
    readonly site: Site,
    private readonly tab: Tab,
  ) {}

  /**
   * The value of a function that runs in the page. It may use nothing but its arguments. If its document is replaced
   * while it runs, it runs again in the next one.
   */
  async run<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const list = args.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await this.tab.evaluate(`(${task})(${list})`)) as Result;
      } catch (error) {
        if (attempt === 20 || !documentGone.test(String(error))) throw error;
        await wait(100);
      }
    }
  }

  /** Goes to a page of the site. */
  async goto(route: string): Promise<void> {
    await this.tab.open(route.startsWith('http') ? route : this.site.origin + route);
  }

  /** Goes to a page of the site and waits until Preact has taken it over. */
  async open(route: string): Promise<void> {
    await this.goto(route);
    await this.hydrated();
  }

  /** Waits until Preact has taken the page over. */
  async hydrated(): Promise<void> {
    await this.sees('html[data-has-hydrated="true"]', { shown: false });
  }

  /** Reloads the page and waits until it has been replaced. */
  async reload(): Promise<void> {
    await this.leave(() => location.reload());
    await this.hydrated();
  }

  /** Does what replaces the document, and waits for the new one: whole, or as soon as it can be read. */
  async leave(how: () => void, { whole = true } = {}): Promise<void> {
    await this.run(() => void Object.assign(window, { __left: true }));
    await this.tab.evaluate(`void setTimeout(${how})`);
    const isThere = (complete: boolean): boolean =>
      !('__left' in window) &&
      (complete ? document.readyState === 'complete' : document.body !== null);
    await expect
      .poll(() => this.run(isThere, whole).catch(() => false), {
        message: 'another document is there',
        timeout: 20_000,
      })
      .toBe(true);
  }

  back = (): Promise<void> => this.run(() => history.back());

  forward = (): Promise<void> => this.run(() => history.forward());

  private async place(target: Target): Promise<Found> {
    const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target;
    let found: Found | undefined;
    let last: Found | undefined;
    await expect
      .poll(
        async () => {
          last = found;
          found = await this.run(findTarget, css, text);
          // A page that moves under the pointer would be pressed somewhere else.
          return found?.isOnTop && found.x === last?.x && found.y === last.y;
        },
        { message: `${css} ${text} can be pressed`, intervals: [0, 50, 100, 200] },
      )
      .toBe(true);
    return found as unknown as Found;
  }

  /** Presses the pointer's button on a target: again, where the page moved in between. */
  async click(target: Target): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { x, y } = await this.place(target);
      await this.tab.point(x, y, true);
      // In a document that has taken the place of this one, nothing is noted.
      const missed = (): Promise<boolean> =>
        this.run(() => (window as { __pressed?: boolean }).__pressed === false);
      for (let look = 0; look < 5 && (await missed()); look += 1) await wait(100);
      if (!(await missed())) return;
    }
  }

  /** Moves the pointer onto a target. */
  async hover(target: Target): Promise<void> {
    const { x, y } = await this.place(target);
    await this.tab.point(x, y, false);
  }

  press = (key: string, ...held: readonly Modifier[]): Promise<void> => this.tab.press(key, held);

  type = (text: string): Promise<void> => this.tab.type(text);

  /** Moves the focus to a field and types over what it holds. */
  async fill(css: string, text: string): Promise<void> {
    // A field that needs the page's script is disabled until that is there.
    await this.sees(`:is(${css}):enabled`);
    await this.run((selector) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      field?.focus();
      field?.select();
    }, css);
    await this.press('Delete');
    await this.type(text);
  }

  /** Chooses an option of a list by its value, as the browser's own menu reports it. */
  async choose(css: string, value: string): Promise<void> {
    await this.sees(css);
    await this.run(
      (selector, chosen) => {
        const list = document.querySelector<HTMLSelectElement>(selector);
        if (!list) return;
        list.value = chosen;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      css,
      value,
    );
  }

  /** Presses a link or button by script: for pages whose pointer would warm something up first. */
  async clickAtOnce(css: string): Promise<void> {
    await this.run((selector) => document.querySelector<HTMLElement>(selector)?.click(), css);
  }

  picture = (): Promise<Buffer> => this.tab.picture();

  /** Text of the first element, as it is shown. */
  text = (css: string): Promise<string | undefined> =>
    this.run(
      (selector) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? undefined,
      css,
    );

  /** Texts of all elements, as they are shown. */
  texts = (css: string): Promise<string[]> =>
    this.run(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
          innerText.trim(),
        ),
      css,
    );

  attribute = (css: string, name: string): Promise<string | undefined> =>
    this.run(
      (selector, attribute) =>
        document.querySelector(selector)?.getAttribute(attribute) ?? undefined,
      css,
      name,
    );

  /** How many elements there are, or how many of them are shown. */
  count = (css: string, { shown = false } = {}): Promise<number> =>
    this.run(
      (selector, onlyShown) =>
        [...document.querySelectorAll(selector)].filter(
          (element) =>
            !onlyShown ||
            (element.getClientRects().length > 0 &&
              getComputedStyle(element).visibility === 'visible'),
        ).length,
      css,
      shown,
    );

  /** Path, query and hash of the address. */
  address = (): Promise<string> =>
    this.run(() => location.pathname + location.search + location.hash);

  /** Waits until something is there. */
  async sees(css: string, { shown = true, timeout = 15_000 } = {}): Promise<void> {
    await expect
      .poll(() => this.count(css, { shown }), { message: `${css} is there`, timeout })
      .toBeGreaterThan(0);
  }

  /** Waits until something is not there, or not shown. */
  async missesShown(css: string): Promise<void> {
    await expect
      .poll(() => this.count(css, { shown: true }), { message: `${css} disappears` })
      .toBe(0);
  }

  /** Waits for the text of the first element. */
  async reads(css: string, text: string | RegExp, { timeout = 15_000 } = {}): Promise<void> {
    const read = expect.poll(() => this.text(css), { message: `text of ${css}`, timeout });
    if (typeof text === 'string') await read.toBe(text);
    else await read.toMatch(text);
  }

  /** Waits for an address. */
  async arrives(at: string | RegExp, { timeout = 15_000 } = {}): Promise<void> {
    const asked = expect.poll(this.address, { message: 'address', timeout });
    if (typeof at === 'string') await asked.toBe(at);
    else await asked.toMatch(at);
  }

  /** What went wrong in the pages of this check, but for what is expected. */
  problems(expected: RegExp): string[] {
    return [...this.site.heard, ...this.tab.heard].filter((line) => !expected.test(line));
  }
}
