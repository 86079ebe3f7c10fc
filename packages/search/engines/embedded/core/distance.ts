/**
 * How many letters were left out, added, changed or swapped with their neighbor between two words (the restricted
 * Damerau–Levenshtein distance), as far as it is at most `limit`.
 *
 * @returns the distance, or a number above `limit`
 */
export function distance(one: string, other: string, limit: number): number {
  const width = other.length + 1;
  let before = new Array<number>(width).fill(0);
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = new Array<number>(width).fill(0);
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      ) {
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      }
      current[column] = value;
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = current;
  }
  return last[width - 1] ?? limit + 1;
}

/** How many slips a word may have, by its length. More may be another word. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Words that a misspelled one may mean: only the nearest. */
export function nearest(word: string, others: Iterable<string>): string[] {
  let least = slipsIn(word);
  let found: string[] = [];
  for (const other of least > 0 ? others : []) {
    if (Math.abs(other.length - word.length) > least) continue;
    const apart = distance(word, other, least);
    if (apart > least) continue;
    if (apart < least) found = [];
    least = apart;
    found.push(other);
  }
  return found;
}
