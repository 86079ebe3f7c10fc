/** Properties of a component that comes to life alone. */
export type { IslandProps } from '@fast-client/islands';

/** Components that come to life in documents whose text stays as it was built. */
export type IslandName =
  | 'CodeTabs'
  | 'MemberTools'
  | 'NetYield'
  | 'PartnerSplit'
  | 'ReleasePicker'
  | 'SelectorLookup'
  | 'ShareValue'
  | 'VeyfiLock';
