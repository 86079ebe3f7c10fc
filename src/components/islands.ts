import type { ComponentType } from 'react';

/** Properties of a part of a document that comes to life alone. */
export interface IslandProps {
  /** The element in the built page, marked by `data-island`, that the part draws into. */
  readonly host: HTMLElement;
}

/** Parts that come to life in documents whose text stays as it was built, by the name in `data-island`. */
export const islands: Readonly<Record<string, () => Promise<ComponentType<IslandProps>>>> = {
  MemberTools: async () => (await import('./reference/MemberTools/Tools')).default,
};
