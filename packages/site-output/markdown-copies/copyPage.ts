import { announce, copyText } from '../../fast-client/copy-button/client';

/** How long the button shows that it has copied, in milliseconds. */
const SHOWN_FOR = 2000;

async function download(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
}

/**
 * Puts a text that is still to be loaded on the clipboard.
 *
 * Safari lets a page write only while it handles the press, not after a download; it takes a promise instead.
 */
async function write(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // No such interface, or no promises in it: a text that did not load fails again here.
    return copyText(await text);
  }
}

/**
 * Copies the markdown of a page, says so to screen readers and marks the button.
 *
 * @param button its `data-page` is the address of the markdown
 */
export async function copyPage(button: HTMLElement): Promise<void> {
  let copied = false;
  try {
    copied = await write(download(button.dataset['page'] ?? ''));
  } catch {
    // The site cannot be reached: told below like a refused clipboard.
  }
  announce(copied ? 'Page copied' : 'Not copied: open the Markdown and copy it by hand');
  button.dataset['copied'] = String(copied);
  window.setTimeout(() => {
    delete button.dataset['copied'];
  }, SHOWN_FOR);
}
