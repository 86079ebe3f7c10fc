/** A reason not to cut a release, with its fix. */
export class Refusal extends Error {}
