/** A reason not to do what a command was asked for, with its fix. `help.cjs` prints it without more. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
