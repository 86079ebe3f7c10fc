/**
 * Ejected from 2.4.3, whose menu lists every release in the HTML of every page, and leads to the first document of a
 * release where that lacks the open one.
 *
 * Differs: a built page lists the newest ones, and leads to the release notes for the others; all of them are there
 * once the script has hydrated the page. A document that the chosen release lacks leads to the one that has taken its
 * place. None of the options that `src/config/theme.ts` doesn't set.
 */
import React, { useEffect, useState, type MouseEvent } from 'react';
import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useDocsPreferredVersion } from '@docusaurus/theme-common';
import { useDocsVersionCandidates } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { currentPlace } from '../../../packages/fast-client/light-client/client/router/query';
import { mainPath, useCounterpart } from './counterpart';
import { ReleaseList, ReleaseMenu } from './ReleaseMenu';

/** How many releases a built page lists: pages don't grow with every release after these. */
const listed = 8;

/** The menu of releases. */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  onClick,
}: Props): JSX.Element {
  const location = useLocation();
  const { activeVersion } = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  // Hydration keeps the addresses of the built page, which have no place.
  const [place, setPlace] = useState<string>();
  const isHydrated = place !== undefined;
  useEffect(() => setPlace(currentPlace()), [location]);
  // The router isn't told about what the reader enters.
  const onReach = (): void => setPlace(currentPlace());
  const counterpart = useCounterpart(docsPluginId, place);
  const items = versions.slice(0, isHydrated ? undefined : listed).map((version) => ({
    label: version.label,
    to: counterpart(version),
    isActive: () => version === activeVersion,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      savePreferredVersionName(version.name);
      onClick?.(event);
    },
  }));
  const others =
    items.length < versions.length ? [{ label: 'All releases', to: '/blog/archive', onClick }] : [];
  const all = [...items, ...others];
  return mobile ? (
    <ReleaseList items={all} onReach={onReach} />
  ) : (
    <ReleaseMenu
      label={shown.label}
      to={mainPath(shown)}
      items={all}
      isButton={isHydrated}
      onReach={onReach}
    />
  );
}
