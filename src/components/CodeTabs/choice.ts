/** Where Docusaurus keeps the choice of a group of tabs named "code". */
const key = 'docusaurus.tab.code';

const watchers = new Set<(label: string) => void>();

/** The label that the reader chose last, here or on an earlier visit. */
export function readChoice(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

/** Keeps a choice, and passes it to every group of the page. */
export function storeChoice(label: string): void {
  try {
    window.localStorage.setItem(key, label);
  } catch {
    // Without storage, the choice is for this page only.
  }
  watchers.forEach((watch) => watch(label));
}

/** Calls back at each choice; the result ends that. */
export function watchChoice(watch: (label: string) => void): () => void {
  watchers.add(watch);
  return () => {
    watchers.delete(watch);
  };
}
