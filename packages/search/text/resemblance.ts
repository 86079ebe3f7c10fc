/** Pairs of neighboring characters. */
const pairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));

/** Dice's coefficient of two texts: 0 if they share no pair of characters, 1 if they share all. */
export function resemblance(one: string, other: string): number {
  const [left, right] = [pairs(one), pairs(other)];
  const shared = [...left].filter((pair) => right.has(pair));
  return (2 * shared.length) / (left.size + right.size || 1);
}
