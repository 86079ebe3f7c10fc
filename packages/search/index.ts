/** What the build, and other packages, may use of the search. */
export { buildSearch, type SearchBuild } from './build';
export type { HostedSettings } from './engines/hosted';
export { askedTerms } from './text/tokens';
export type { SearchSite } from './types';
