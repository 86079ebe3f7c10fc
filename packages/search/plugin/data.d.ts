/** What the plugin writes for the code in the browser: see `SearchSite`. */
declare module '@generated/search/default/parts.json' {
  import type { SearchSite } from '@site/packages/search/types';

  const parts: SearchSite['parts'];
  export default parts;
}
