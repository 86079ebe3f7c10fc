/** What a color means: structure, emphasis, a good, a doubtful or a bad thing. Never the only carrier of meaning. */
export type Tone = 'line' | 'accent' | 'good' | 'warn' | 'bad';

/** Position in the drawing's units. */
export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen and keeps the server's markup short. */
export const round = (value: number): number => Math.round(value * 10) / 10;
