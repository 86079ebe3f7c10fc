import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { ThemeConfig } from '@docusaurus/types';
import { footerColumns } from '../data/links';
import { sections } from '../data/sections';
import { site } from '../data/site';
import { isBuilt, type BuildEnvironment } from './environment';

type NavbarItem = UserThemeConfig extends { navbar?: { items?: (infer Item)[] } } ? Item : never;

function navbarItems(environment: BuildEnvironment): NavbarItem[] {
  const built = sections.filter(({ id }) => isBuilt(environment, id));
  return [
    ...built.map(({ id, label, navTarget }) => ({
      label,
      to: navTarget,
      position: 'left' as const,
      activeBasePath: id,
    })),
    ...(built.some(({ id }) => id === 'vaults')
      ? [{ type: 'docsVersionDropdown', docsPluginId: 'vaults', position: 'right' as const }]
      : []),
    { type: 'search', position: 'right' as const },
  ];
}

/** Options of the classic theme. */
export function themeConfig(environment: BuildEnvironment): ThemeConfig {
  const { hostedSearch } = environment;
  const config: UserThemeConfig = {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false } },
    image: 'img/social-card.png',
    metadata: [
      // Without it, a reader view takes a heading whose id begins with "author" for the author's name. A document may name
      // another.
      { name: 'author', content: site.author },
      { name: 'description', content: site.description },
      // Also for the home page and the not-found page, which have no description of their own.
      { property: 'og:description', content: site.description },
    ],
    navbar: {
      title: site.navbarTitle,
      hideOnScroll: true,
      items: navbarItems(environment),
    },
    footer: {
      style: 'light',
      links: footerColumns.map(({ title, items }) => ({ title, items: [...items] })),
    },
  };
  return {
    ...config,
    // Checked by the theme of the hosted service, whose box and page ours stand in for: `packages/search`.
    ...(hostedSearch
      ? { algolia: { ...hostedSearch, contextualSearch: false, searchPagePath: false } }
      : {}),
  };
}
