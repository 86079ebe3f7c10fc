/** Decides which clicks on links are followed without a page load, for every link of the site. */
import type { MouseEvent } from 'react';
import type { History, LocationDescriptor } from 'history';

/** Whether a click is for this tab, and not for a new one, a download or a menu. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>,
): boolean => !(event.button || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * Follows a link without a page load, unless the click isn't for this tab or something else has handled it.
 *
 * @param isHere whether the link leads to where the reader is: going there makes no entry
 */
export function follow(
  event: MouseEvent,
  history: History,
  to: LocationDescriptor,
  isHere: boolean,
): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  if (isHere) history.replace(to);
  else history.push(to);
}
