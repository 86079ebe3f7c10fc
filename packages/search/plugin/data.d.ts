/** What the plugin writes for the code in the browser: see `SearchSite`. */
declare module '@generated/search/default/site.json' {
  import type { SearchSite } from '@site/packages/search/types';

  const site: SearchSite;
  export default site;
}
