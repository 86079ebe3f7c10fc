/** A reason why a command refuses to run, with the fix. `help.cjs` prints only this message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Refuses names of things, such as rules, that aren't among the known ones. */
export function refuseUnknown(
  thing: string,
  names: readonly string[],
  known: readonly string[],
): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const things = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}s`;
  throw new Refusal(`There is no ${thing} "${unknown}". ${things}: ${known.join(', ')}.`);
}
