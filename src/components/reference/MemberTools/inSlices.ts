/** How long one task works, in milliseconds. */
const slice = 5;

/**
 * Works through a list in short tasks, so that the browser can scroll and respond in between.
 *
 * @returns ends the work early
 */
export function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): () => void {
  const left = items.values();
  const go = (): void => {
    const end = performance.now() + slice;
    // Scheduled before the work, because the work may cancel it.
    timer = setTimeout(go);
    while (performance.now() < end) {
      const next = left.next();
      if (next.done) {
        clearTimeout(timer);
        return;
      }
      work(next.value);
    }
  };
  let timer = setTimeout(go);
  return () => clearTimeout(timer);
}
