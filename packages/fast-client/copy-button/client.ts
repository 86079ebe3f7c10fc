import { isPlainClick } from '../light-client/client/router/follow';
import { signalFor } from '../page-load/client/signalFor';
import { loadTimeout } from '../page-load/loadTimeout';

/** How long what was pressed shows that it has copied, in milliseconds. */
const shownForMs = 2000;

/**
 * Loads a text of the site and puts it on the clipboard.
 *
 * WebKit lets a page write only while it handles the press, and takes a promise for what comes later.
 *
 * @throws if the text cannot be loaded or copied
 */
async function copyFile(address: string): Promise<void> {
  const text = fetch(address, { signal: signalFor(loadTimeout) }).then((response) => {
    // A network or a host may send a page of its own in place of the file.
    const isPage = response.headers.get('content-type')?.includes('html');
    if (!response.ok || isPage) throw new Error(address);
    return response.text();
  });
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // A browser that refuses the promise doesn't wait for it, and would report that it failed.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    // The browser lacks this interface, or it doesn't take promises. If the text didn't load, this fails again.
    await navigator.clipboard.writeText(await text);
  }
}

/** The one live region of the page: screen readers read what is put into it, whatever has the focus. */
function announcer(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-copy-status]');
  if (found !== null) return found;
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.dataset['copyStatus'] = '';
  status.className = 'copy-button-status';
  document.body.append(status);
  return status;
}

/** Makes screen readers announce a message. */
export function announce(message: string): void {
  const status = announcer();
  // Emptied first: a second copy of the same text would otherwise change nothing and stay silent.
  status.textContent = '';
  window.setTimeout(() => {
    status.textContent = message;
  }, 50);
}

/** Text of the block whose button this is, without lines that a difference removes and the end of the last line. */
function codeBeside(button: Element | null): string | undefined {
  const lines = button?.closest('.theme-code-block')?.querySelector('code')?.cloneNode(true) as
    Element | undefined;
  lines?.querySelectorAll('del').forEach((line) => line.remove());
  return lines?.textContent?.replace(/\n$/, '');
}

/** What copies: buttons, and the anchors of headings, which also lead to the address that they copy. */
const copiers = 'button[data-copy], button[data-copy-code], button[data-copy-from], a.hash-link';

type Copier = HTMLElement & Partial<Pick<HTMLAnchorElement, 'href'>>;

/**
 * Copies what is asked for. It awaits nothing before it calls the clipboard, which browsers allow only while they handle
 * the press.
 *
 * @returns whether it worked
 */
async function copyFor(pressed: Copier): Promise<boolean> {
  const { copy = pressed.href ?? codeBeside(pressed), copyFrom } = pressed.dataset;
  try {
    await (copyFrom === undefined ? navigator.clipboard.writeText(copy ?? '') : copyFile(copyFrom));
    return true;
  } catch {
    // The browser refuses the clipboard, which it offers on secure origins only, or the site can't be reached.
    return false;
  }
}

/** What screen readers say of a copy. */
function messageOf({ href, dataset }: Copier, copied: boolean): string {
  const name = href === undefined ? dataset['copyName'] : 'Address';
  if (copied) return name === undefined ? 'Copied' : `${name} copied`;
  if (href !== undefined) return 'The address is in the address bar';
  const way =
    dataset['copyFrom'] === undefined ? 'select the text' : 'open the link beside the button';
  return `Not copied: ${way} and copy it by hand`;
}

/** What takes the marks of the buttons away. */
const timers = new WeakMap<Copier, number>();

async function onClick(event: MouseEvent): Promise<void> {
  const { target } = event;
  const pressed = target instanceof Element ? target.closest<Copier>(copiers) : null;
  if (pressed === null) return;
  // An anchor that is opened in a new tab leaves the clipboard as it is.
  if (pressed.href !== undefined && !isPlainClick(event)) return;
  const copied = await copyFor(pressed);
  announce(messageOf(pressed, copied));
  pressed.dataset['copied'] = String(copied);
  window.clearTimeout(timers.get(pressed));
  const timer = window.setTimeout(() => delete pressed.dataset['copied'], shownForMs);
  timers.set(pressed, timer);
}

/**
 * Makes every `<button data-copy="…">` copy that text, every `<button data-copy-code>` the code of its block, and every
 * `<button data-copy-from="…" data-copy-name="…">` the file at that address, which is fetched then. The anchors of headings
 * copy their own address. One listener serves all of them, and those that come with later pages.
 */
export function startCopyButtons(): void {
  announcer();
  document.addEventListener('click', (event) => void onClick(event));
  // From here on, the stylesheet shows the buttons.
  document.documentElement.dataset['copyButtons'] = 'ready';
}

// Docusaurus loads client modules on the server too.
if (typeof document !== 'undefined') startCopyButtons();
