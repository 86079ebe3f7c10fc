import { createElement, type ComponentType } from 'react';
import type { IslandProps } from '@fast-client/islands';
import type { Props as PickerProps } from './reference/ReleasePicker/Picker';

type Load = () => Promise<ComponentType<IslandProps>>;

/**
 * What loads the components that come to life in documents whose text stays as it was built, by the name in
 * `data-island`. `packages/fast-client/light-client` gets this module as its option `islands`.
 */
export const islands = {
  CodeTabs: async () => (await import('./CodeTabs')).default,
  MemberTools: async () => (await import('./reference/MemberTools/Tools')).default,
  NetYield: async () => (await import('../calculators/net-yield/Form')).default,
  PartnerSplit: async () => (await import('../calculators/partner-split/Form')).default,
  ReleasePicker: async () => {
    const { default: Picker } = await import('./reference/ReleasePicker/Picker');
    return ({ host }) =>
      createElement(Picker, JSON.parse(host.dataset['properties'] ?? '{}') as PickerProps);
  },
  SelectorLookup: async () => (await import('./reference/SelectorLookup/Lookup')).default,
  ShareValue: async () => (await import('../calculators/share-value/Form')).default,
  VeyfiLock: async () => (await import('../calculators/veyfi-lock/Form')).default,
} satisfies Readonly<Record<string, Load>>;

export type IslandName = keyof typeof islands;
