import type { LoadableComponent } from '../../page-load/client/Loadable';
import type { staticContent } from './static-content/metadata';

export type Loader = () => Promise<unknown>;
/**
 * What a page component receives, with a loader in the place of what's loaded. A text that comes from the built page has
 * `staticContent` there.
 */
export type Part = Loader | typeof staticContent | string | Files | readonly Files[];
export type Files = { readonly [place: string]: Part };

/** A route as the router takes it. */
export interface Route {
  readonly path: string;
  readonly component: LoadableComponent;
  readonly routes?: Route[];
  /** Whether it stands for routes that aren't loaded yet. */
  readonly isSection?: true;
  readonly [property: string]: unknown;
}
