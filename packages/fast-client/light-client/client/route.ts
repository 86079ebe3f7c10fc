import type { LoadableComponent } from '../../page-load/client/Loadable';
import type { staticContent } from './static-content/metadata';

export type Loader = () => Promise<unknown>;
/**
 * What a page component receives, keyed by the value's place in its properties, such as `items.0.content`. A text that
 * comes from the built page has `staticContent` there.
 */
export type Files = Readonly<Record<string, Loader | object | typeof staticContent>>;

/** A route as the router takes it. */
export interface Route {
  readonly path: string;
  readonly component: LoadableComponent;
  readonly routes?: Route[];
  /** Whether it stands for routes that aren't loaded yet. */
  readonly isSection?: true;
  readonly [property: string]: unknown;
}
