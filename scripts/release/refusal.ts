/** A reason not to cut a release, with its remedy. */
export class Refusal extends Error {}
