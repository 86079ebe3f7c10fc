/**
 * Ejected from 2.4.3, whose menu leads to the first document of a release where that lacks the open one.
 *
 * Differs: leads to the document that has taken its place. None of the options that `src/config/theme.ts` doesn't set.
 */
import React from 'react';
import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useDocsPreferredVersion } from '@docusaurus/theme-common';
import { useDocsVersionCandidates } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { mainPath, useCounterpart } from './counterpart';

/** The menu of releases. */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  position = 'right',
}: Props): JSX.Element {
  const { search, hash } = useLocation();
  const { activeVersion } = useActiveDocContext(docsPluginId);
  const counterpart = useCounterpart(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  const items = useVersions(docsPluginId).map((version) => ({
    label: version.label,
    // The place in the document stays.
    to: `${counterpart(version)}${search}${hash}`,
    isActive: () => version === activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      label={mobile ? 'Versions' : shown.label}
      {...(mobile ? {} : { to: mainPath(shown) })}
      items={items}
    />
  );
}
