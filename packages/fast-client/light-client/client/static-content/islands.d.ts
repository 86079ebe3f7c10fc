/** The site's components that come to life alone: the module that the option `islands` of `light-client` names. */
declare module '@fast-client/islands' {
  import type { ComponentType } from 'react';

  /** Properties of a component that comes to life alone. */
  export interface IslandProps {
    /** The element in the built page, marked by `data-island`, that the part renders into. */
    readonly host: HTMLElement;
  }

  /** What loads each component, by the name in `data-island`. */
  export const islands: Readonly<Record<string, () => Promise<ComponentType<IslandProps>>>>;
}
