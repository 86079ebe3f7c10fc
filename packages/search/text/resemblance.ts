/** Pairs of neighboring characters. */
const pairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));

/**
 * Compares texts with one. The one is read once, because it's compared with every heading or page.
 *
 * @returns Dice's coefficient: 0 if the two share no pair of characters, 1 if they share all
 */
export function resemblanceTo(one: string): (other: string) => number {
  const asked = pairs(one);
  return (other) => {
    const own = pairs(other);
    const shared = [...own].filter((pair) => asked.has(pair));
    return (2 * shared.length) / (own.size + asked.size || 1);
  };
}
