import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../../packages/fast-client/long-texts/constants';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of text, or something to press. */
interface Piece {
  readonly label: string;
  readonly box: Box;
  /** Elements that it belongs to, itself first, as numbers. */
  readonly path: readonly number[];
  /** The element that lifts it above the page, if one does: that may cover the rest. */
  readonly layer: number | undefined;
  /** Whether an element around it cuts it off. */
  readonly isCut: boolean;
}

/** An element around a piece. */
interface Surrounding {
  readonly number: number;
  readonly box: Box;
  /** Whether what is in it scrolls there, or is for screen readers only. */
  readonly isApart: boolean;
  readonly clipsX: boolean;
  readonly clipsY: boolean;
  readonly isLayer: boolean;
}

interface Layout {
  readonly lines: readonly Piece[];
  readonly targets: readonly Piece[];
  /** Width of the window, and of what is in it. */
  readonly width: number;
  readonly contentWidth: number;
}

/** What only screen readers get, what is drawn to scale, and formulas, whose parts overlap by design. */
const skippedSelector =
  'svg, .katex, [aria-hidden=true], [class*=skipToContent], noscript, select, .copy-button-status, .search-announcement';

/**
 * A `Layout` as JSON: the lines of text of the open page, and what is there to press. Thousands of numbers take Playwright
 * three times as long to send as one text.
 */
const readLayout = (page: Page): Promise<string> =>
  page.evaluate((skipped) => {
    const isShown = (element: Element): boolean =>
      !element.closest(skipped) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const surroundings = new Map<Element, Surrounding>();
    /** What an element does to what is in it. Read once, because it's asked for every line of text. */
    const surroundingOf = (element: Element): Surrounding => {
      const known = surroundings.get(element);
      if (known) return known;
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const found = {
        number: surroundings.size,
        box,
        isApart: clipPath !== 'none' || box.height < 1 || /auto|scroll/.test(overflowX),
        clipsX: /hidden|clip/.test(overflowX),
        clipsY: /hidden|clip/.test(overflowY),
        isLayer: /fixed|sticky/.test(position),
      };
      surroundings.set(element, found);
      return found;
    };
    /** A piece in an element, unless that scrolls in a box of its own or is there for screen readers only. */
    const piece = (element: Element, { left, right, top, bottom }: DOMRect): Piece | undefined => {
      const path: number[] = [];
      let layer: number | undefined;
      let isCut = false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { number, box, isApart, clipsX, clipsY, isLayer } = surroundingOf(at);
        path.push(number);
        if (isApart) return undefined;
        // Slid out of a box: what is not shown yet, as the second half of a menu.
        if (clipsX && (left >= box.right || right <= box.left)) return undefined;
        const isNarrow = right > box.right + 1.5 || left < box.left - 1.5;
        const isLow = bottom > box.bottom + 3 || top < box.top - 3;
        isCut ||= clipsX && isNarrow;
        isCut ||= clipsY && isLow;
        if (isLayer) layer ??= number;
      }
      const text = element.textContent || element.getAttribute('aria-label') || '';
      const label = `${element.localName} "${text.trim().slice(0, 40)}"`;
      return { label, box: { left, right, top, bottom }, path, layer, isCut };
    };
    const lines: (Piece | undefined)[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) lines.push(piece(parent, box));
      }
    }
    const targets = [...document.querySelectorAll('a, button, input, select, summary')]
      .filter((target) => isShown(target) && getComputedStyle(target).display !== 'inline')
      .map((target) => piece(target, target.getBoundingClientRect()));
    return JSON.stringify({
      lines: lines.filter((each): each is Piece => each !== undefined),
      targets: targets.filter((each): each is Piece => each !== undefined),
      width: window.innerWidth,
      contentWidth: document.documentElement.scrollWidth,
    } satisfies Layout);
  }, skippedSelector);

/** Pairs of pieces that overlap by more than a width, and by more than a fraction of the lower one's height. */
function overlaps(pieces: readonly Piece[], width: number, part: number): string[] {
  const sorted = [...pieces].sort((a, b) => a.box.top - b.box.top);
  return sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.layer !== other.layer) continue;
      // Lines of one element, and what is within the other.
      if (one.path.includes(other.path[0] ?? -1) || other.path.includes(one.path[0] ?? -1))
        continue;
      const [a, b] = [one.box, other.box];
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const lower = Math.min(a.bottom - a.top, b.bottom - b.top);
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > width && height > part * lower) {
        found.push(`over each other: ${one.label} and ${other.label}`);
      }
    }
    return found;
  });
}

/** What leaves the navigation bar, or is cut off in it. */
const barLosses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.navbar');
    const name = bar?.querySelector('.navbar__title');
    if (!bar || !name) return ['there is no bar'];
    const { top, bottom } = bar.getBoundingClientRect();
    const out = [...bar.querySelectorAll('.navbar__inner :is(a, button)')].filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        !element.closest('.dropdown__menu') &&
        box.height > 0 &&
        (box.bottom > bottom + 1 || box.top < top - 1)
      );
    });
    const title = document.querySelector('main h1')?.getBoundingClientRect();
    return [
      ...out.map((element) => `out of the bar: ${element.textContent}`),
      ...(name.scrollWidth > name.clientWidth + 1 || name.clientWidth < 20
        ? ['the name is cut off']
        : []),
      ...(title && window.scrollY === 0 && title.top < bottom - 1
        ? ['the title is below the bar']
        : []),
    ];
  });

/**
 * What the layout of an open page loses: text that is cut off or out of the window, text and things to press that
 * overlap, and what leaves the navigation bar.
 */
export async function layoutLosses(page: Page): Promise<string[]> {
  // Text that is not laid out yet has no place.
  await page.evaluate((byBlocks) => {
    document.documentElement.removeAttribute(byBlocks);
  }, byBlocksAttribute);
  const { lines, targets, width, contentWidth } = JSON.parse(await readLayout(page)) as Layout;
  return [
    ...new Set([
      ...(contentWidth > width ? [`the page is ${contentWidth} px wide`] : []),
      ...lines.filter(({ isCut }) => isCut).map(({ label }) => `cut off: ${label}`),
      ...lines
        .filter(({ box }) => box.right > width + 1 || box.left < -1)
        .map(({ label }) => `out of the window: ${label}`),
      ...overlaps(lines, 2, 0.45),
      ...overlaps(targets, 3, 0.1),
      ...(await barLosses(page)),
    ]),
  ];
}
