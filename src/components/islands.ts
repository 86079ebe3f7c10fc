import { createElement, type ComponentType } from 'react';

/** Properties of a component that comes to life alone. */
export interface IslandProps {
  /** The element in the built page, marked by `data-island`, that the part draws into. */
  readonly host: HTMLElement;
}

type Load = () => Promise<ComponentType<IslandProps>>;

/** A part that gets what its host has in `data-properties`. */
function withProperties<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): Load {
  return async () => {
    const { default: Part } = await load();
    return ({ host }) => createElement(Part, JSON.parse(host.dataset['properties'] ?? '{}') as P);
  };
}

/** Parts that get a script in documents whose text stays as it was built, by the name in `data-island`. */
export const islands = {
  CodeTabs: async () => (await import('./CodeTabs')).default,
  MemberTools: async () => (await import('./reference/MemberTools/Tools')).default,
  ReleasePicker: withProperties(() => import('./reference/ReleasePicker/Picker')),
  SelectorLookup: withProperties(() => import('./reference/SelectorLookup/Lookup')),
} satisfies Readonly<Record<string, Load>>;

export type IslandName = keyof typeof islands;
