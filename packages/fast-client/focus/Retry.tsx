import React from 'react';
import { focusPlace } from '.';

/**
 * The button after a failure. It's removed when it's pressed, so the focus goes to the part around it, which stays:
 * otherwise keyboards and screen readers would start at the top of the page again, and a dialog wouldn't get any keys.
 */
export default function Retry({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  return (
    <button
      type="button"
      onClick={(event) => {
        focusPlace(event.currentTarget.closest('[role="status"], section, [role="dialog"], main'));
        onRetry();
      }}
    >
      Retry
    </button>
  );
}
