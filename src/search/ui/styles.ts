let applied: Promise<void> | undefined;

/** Fetches the style sheet of the dialog, once. Resolves when it applies; without it the dialog is plain but works. */
export function loadStyles(href: string): Promise<void> {
  // Asked for by pointing and again by the click: both wait for the same sheet.
  applied ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.search = '';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      applied = undefined;
      resolve();
    };
    document.head.append(link);
  });
  return applied;
}
