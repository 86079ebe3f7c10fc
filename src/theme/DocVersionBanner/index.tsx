/**
 * Ejected from 2.4.3, which leads to the first document of the newest release where that lacks the open one.
 *
 * Differs: leads to the document that has taken its place. Not an alert, because it's above every document of the release:
 * screen readers would interrupt the title of each page that a reader goes to. No label for unreleased versions, which this site does not have.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/theme-common/internal';
import { useCounterpart } from '../NavbarItem/counterpart';

/** Says above a document of an older release that a newer one is out, and where. */
export default function DocVersionBanner(): JSX.Element | null {
  const { banner, label, pluginId } = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const counterpart = useCounterpart(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  if (!banner) return null;
  return (
    <div
      className={`${ThemeClassNames.docs.docVersionBanner} alert alert--warning margin-bottom--md`}
    >
      <div>
        This page is for release <b>{label}</b> of the vaults, which is no longer actively
        maintained.
      </div>
      <div className="margin-top--md">
        New vaults use {latest.label}: see the{' '}
        <b>
          <Link to={counterpart(latest)} onClick={() => savePreferredVersionName(latest.name)}>
            latest version
          </Link>
        </b>
        .
      </div>
    </div>
  );
}
