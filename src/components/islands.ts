import { createElement, type ComponentType } from 'react';
import type { IslandProps } from '@fast-client/islands';

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

/**
 * What loads the components that come to life in documents whose text stays as it was built, by the name in
 * `data-island`. `packages/fast-client/light-client` gets this module as its option `islands`.
 */
export const islands = {
  CodeTabs: async () => (await import('./CodeTabs')).default,
  MemberTools: async () => (await import('./reference/MemberTools/Tools')).default,
  NetYield: async () => (await import('../calculators/net-yield/Form')).default,
  PartnerSplit: async () => (await import('../calculators/partner-split/Form')).default,
  ReleasePicker: withProperties(() => import('./reference/ReleasePicker/Picker')),
  SelectorLookup: withProperties(() => import('./reference/SelectorLookup/Lookup')),
  ShareValue: async () => (await import('../calculators/share-value/Form')).default,
  VeyfiLock: async () => (await import('../calculators/veyfi-lock/Form')).default,
} satisfies Readonly<Record<string, Load>>;

export type IslandName = keyof typeof islands;
