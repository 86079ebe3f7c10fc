/** What the code of forms may use in the browser, too. Every page loads what `client.ts` has. */
import { useEffect } from 'react';

/** How long a reader has to pause before a form says what it shows, in milliseconds. */
const pause = 1000;

/**
 * Makes screen readers announce what a form shows, but only once the reader pauses: they would announce each state that
 * they see, and read over what's being typed.
 *
 * @param text nothing is announced if it's empty
 * @param asked what the reader has entered: if the form shows the same of something else, that's announced again
 * @param region selector of the live region, by default the one of `copy-button`. A dialog needs its own, because some
 *   screen readers leave out what's behind it.
 */
export function useAnnouncement(text: string, asked: unknown, region = '[data-copy-status]'): void {
  useEffect(() => {
    const status = document.querySelector(region);
    if (text === '' || !status) return undefined;
    status.textContent = '';
    const timer = setTimeout(() => (status.textContent = text), pause);
    return () => clearTimeout(timer);
  }, [text, asked, region]);
}
