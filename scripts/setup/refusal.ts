/** A reason why a command refuses to run, with the fix. `help.cjs` prints only this message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
