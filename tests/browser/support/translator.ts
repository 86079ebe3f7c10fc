/** What other programs in the browser do to a page: translators, extensions, filters. */
import type { Page } from '@playwright/test';

/** How a translator adds its text: around the page's own text node, or instead of it. */
export type Manner = 'wraps' | 'replaces';

/**
 * Translates the page as browsers do, and everything that is added or changed from then on. Each text goes into
 * `<font>`, between two marks.
 */
export async function translate(page: Page, manner: Manner): Promise<void> {
  await page.evaluate(startTranslator, manner);
}

/** Translates each page as soon as it has arrived, before its scripts run. */
export async function translateFromTheStart(page: Page, manner: Manner): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${startTranslator.toString()})(${JSON.stringify(manner)}))`,
  );
}

function startTranslator(manner: Manner): void {
  const own = 'FONT, SCRIPT, STYLE, NOSCRIPT, TEXTAREA, TITLE, [translate="no"], .notranslate';
  const change = (text: Text): void => {
    const { parentElement: parent, data } = text;
    if (!parent || parent.closest(own)) return;
    const font = document.createElement('font');
    text.replaceWith(font);
    if (manner === 'replaces') font.textContent = data.trim() === '' ? data : `«${data}»`;
    else font.append(text);
  };
  const changeAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(change);
  };
  changeAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') change(target as Text);
      for (const node of addedNodes) {
        if (node instanceof Text) change(node);
        else changeAll(node);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
