/** A reason not to cut a release, told with its remedy. */
export class Refusal extends Error {}
