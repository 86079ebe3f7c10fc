/** Fetches the style sheet of the dialog, once. Resolves when it applies; without it the dialog is plain but works. */
export function loadStyles(href: string): Promise<void> {
  if (document.querySelector('link[data-search]')) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.search = '';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
