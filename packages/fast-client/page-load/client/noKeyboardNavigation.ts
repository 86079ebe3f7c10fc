/**
 * Replaces `@docusaurus/theme-common/lib/hooks/useKeyboardNavigation.js`.
 *
 * Differs from 2.4.3: nothing listens, and the rule that hides the focus after a click is left to browsers, which all have
 * `:focus-visible`. There, the first press of a mouse and each navigation change the body's class, and with it the style
 * of every element.
 */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

export function useKeyboardNavigation(): void {}
