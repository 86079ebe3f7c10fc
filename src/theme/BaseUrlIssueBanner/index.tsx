/**
 * Replaces `@docusaurus/core/lib/client/BaseUrlIssueBanner`: says on the home page that the base URL is wrong.
 *
 * Differs from 2.4.3: the specification's words; built from elements instead of `innerHTML`, which Trusted Types forbid;
 * one script whose text does not depend on the build, so that its hash in the content security policy is stable; put
 * before the page, because a page in which the browser finds elements that it doesn't expect is rendered again.
 */
import React, { useLayoutEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import bannerScript from './banner?inline';
import { bannerId, placeId } from './ids';
// The site's stylesheet hides the banner, so it's visible only if the sheet failed to load.
import './styles.css';

export default function BaseUrlIssueBanner(): JSX.Element | null {
  const { baseUrl, baseUrlIssueBanner } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  // The site's script has run, so there's nothing to report.
  useLayoutEffect(() => document.getElementById(bannerId)?.remove(), []);
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <>
      {!process.env['IS_BROWSER'] && (
        <Head>
          <script>{bannerScript}</script>
        </Head>
      )}
      {/* Only says where: a banner in the page itself would be indexed by search engines. */}
      <div id={placeId} data-base-url={baseUrl} />
    </>
  );
}
