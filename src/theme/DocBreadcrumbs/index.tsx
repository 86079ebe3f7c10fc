/**
 * Ejected from 2.4.3, whose way to a page leaves out the section, and repeats in each page's markup what the structured
 * data of `packages/site-output` says.
 *
 * Differs: begins with the section; a page that no menu lists has its section, too; marks the step that a narrow window
 * shows alone, which is the last one that leads elsewhere.
 */
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useActiveDocContext, useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath, useDoc, useSidebarBreadcrumbs } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconHome from '@theme/Icon/Home';
import { sections } from '../../data/sections';
import { mainPath } from '../NavbarItem/counterpart';

interface Step {
  readonly label: string;
  readonly href?: string | undefined;
}

const home = 'Home page';

/** The steps to the open page, the page itself last. */
function useSteps(): readonly Step[] {
  const pluginId = useActivePlugin()?.pluginId;
  const { activeVersion } = useActiveDocContext(pluginId);
  const homeHref = useBaseUrl('/');
  const { title, permalink } = useDoc().metadata;
  const listed = useSidebarBreadcrumbs() ?? [];
  const section = sections.find(({ id }) => id === pluginId);
  return [
    { label: home, href: homeHref },
    ...(section && activeVersion ? [{ label: section.label, href: mainPath(activeVersion) }] : []),
    // The category of the contracts is called like their section.
    ...(listed[0]?.label === section?.label ? listed.slice(1) : listed),
    ...(listed.length > 0 ? [] : [{ label: title, href: permalink }]),
  ];
}

/** The way to a document from the home page. */
export default function DocBreadcrumbs(): JSX.Element {
  const steps = useSteps();
  const { pathname } = useLocation();
  const parent = steps.filter(({ href }) => href && !isSamePath(href, pathname)).pop();
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        {steps.map((step) => {
          const { label, href } = step;
          const isOpen = isSamePath(href, pathname);
          return (
            <li
              key={`${label} ${href}`}
              className={clsx(
                'breadcrumbs__item',
                isOpen && 'breadcrumbs__item--active',
                step === parent && 'breadcrumbs__item--parent',
              )}
            >
              {href !== undefined && !isOpen ? (
                <Link
                  className="breadcrumbs__link"
                  to={href}
                  aria-label={label === home ? label : undefined}
                >
                  {label === home ? <IconHome width={18} height={18} /> : label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
