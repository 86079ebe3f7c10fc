import type { builtText } from './adopted/facts';

export type Loader = () => Promise<unknown>;
/**
 * What a page component receives, keyed by the value's place in its properties, such as `items.0.content`. A text that
 * comes from the built page has `builtText` there.
 */
export type Files = Readonly<Record<string, Loader | object | typeof builtText>>;

/** A route as the router takes it. */
export interface Route {
  readonly path: string;
  readonly component: unknown;
  readonly routes?: Route[];
  /** Whether it stands for routes that aren't loaded yet. */
  readonly isSection?: true;
  readonly [property: string]: unknown;
}
