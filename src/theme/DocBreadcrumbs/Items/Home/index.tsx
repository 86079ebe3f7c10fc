/** Wraps 2.4.3's item: after the home page comes the section, which the sidebar's breadcrumbs leave out. */
import React from 'react';
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useSidebarBreadcrumbs } from '@docusaurus/theme-common/internal';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';
import { sections } from '../../../../data/sections';

/** First items of a document's breadcrumbs. */
export default function HomeAndSection(): ReactElement {
  const plugin = useActivePlugin();
  const section = sections.find(({ id }) => id === plugin?.pluginId);
  // The category of the contracts is called like their section.
  const repeated = useSidebarBreadcrumbs()?.[0]?.label === section?.label;
  return (
    <>
      <Home />
      {section && !repeated && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={section.navTarget}>
            {section.label}
          </Link>
        </li>
      )}
    </>
  );
}
