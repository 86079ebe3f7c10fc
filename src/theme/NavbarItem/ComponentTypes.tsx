/** Replaces `@theme/NavbarItem/ComponentTypes`: only the kinds of items that `src/config/theme.ts` uses. */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
};
