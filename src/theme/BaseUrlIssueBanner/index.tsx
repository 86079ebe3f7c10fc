/**
 * Replaces `@docusaurus/core/lib/client/BaseUrlIssueBanner`: says on the home page that the base URL is wrong.
 *
 * Differs from 2.4.3: the specification's words; built from elements instead of `innerHTML`, which Trusted Types forbid;
 * one script whose text does not depend on the build, so that its hash in the content security policy is stable.
 */
import React, { useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import Head from '@docusaurus/Head';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { bannerId, bannerScript } from './script';
// The site's style sheet hides the banner, so it's visible only if the sheet failed to load.
import './styles.css';

function BaseUrlIssueBanner({ baseUrl }: { readonly baseUrl: string }): ReactElement {
  // This runs before `DOMContentLoaded`. The site's script has run, so there's nothing to report.
  useLayoutEffect(() => {
    document.getElementById(bannerId)?.setAttribute('data-loaded', '');
  }, []);
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{bannerScript}</script>
        </Head>
      )}
      {/* React draws only the empty place: a banner in the page itself would be indexed by search engines. */}
      <div id={bannerId} data-base-url={baseUrl} suppressHydrationWarning />
    </>
  );
}

export default function MaybeBaseUrlIssueBanner(): ReactElement | null {
  const {
    siteConfig: { baseUrl, baseUrlIssueBanner },
  } = useDocusaurusContext();
  const { pathname } = useLocation();
  return baseUrlIssueBanner && pathname === baseUrl ? (
    <BaseUrlIssueBanner baseUrl={baseUrl} />
  ) : null;
}
