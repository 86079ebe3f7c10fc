/**
 * Replaces `@docusaurus/Link` 2.4.3 in the browser. The server bundle keeps the original, whose markup this one has to
 * match.
 *
 * Differs: a single observer watches all links (there: one for each link, created again whenever the link is rendered),
 * and links aren't collected, because only the server's search for broken ones needs that.
 */
import React, { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import type { AnchorHTMLAttributes, ReactElement, Ref } from 'react';
import type { Props } from '@docusaurus/Link';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

const targets = new WeakMap<Element, string>();
let observer: IntersectionObserver | undefined;

/** Fetches a link's target once the link comes into view, or at once in a browser that can't observe it. */
function fetchInView(link: Element, target: string): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    window.docusaurus.prefetch(target);
    return () => undefined;
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: seen } of entries) {
      const leadsTo = targets.get(seen);
      if (!isIntersecting || leadsTo === undefined) continue;
      observer?.unobserve(seen);
      window.docusaurus.prefetch(leadsTo);
    }
  });
  targets.set(link, target);
  observer.observe(link);
  return () => observer?.unobserve(link);
}

function Link(
  {
    isNavLink,
    to,
    href,
    activeClassName,
    isActive,
    // For the server, and not an attribute of the element.
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    'data-noBrokenLinkCheck': checked,
    autoAddBaseUrl = true,
    ...props
  }: Props,
  forwarded: Ref<HTMLAnchorElement | null>,
): ReactElement {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(forwarded, () => link.current);

  const given = to || href;
  const isInternal = isInternalUrl(given);
  // `pathname://` marks an address on this host that isn't a page.
  let target = given?.replace('pathname://', '');
  if (target?.startsWith('/') && autoAddBaseUrl) target = withBaseUrl(target);
  if (target && isInternal) target = applyTrailingSlash(target, { trailingSlash, baseUrl });
  const isPage = Boolean(target && isInternal && !target.startsWith('#'));

  useEffect(
    () => (link.current && target && isInternal ? fetchInView(link.current, target) : undefined),
    [target, isInternal],
  );

  if (!isPage) {
    return (
      // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the properties
      <a
        ref={link}
        href={target}
        {...(given && !isInternal && { target: '_blank', rel: 'noopener noreferrer' })}
        {...props}
      />
    );
  }
  const onIntent = (): void => void window.docusaurus.preload(target ?? '');
  const common = {
    ...(props as AnchorHTMLAttributes<HTMLAnchorElement>),
    onMouseEnter: onIntent,
    onTouchStart: onIntent,
    innerRef: link,
    to: target ?? '',
  };
  return isNavLink ? (
    <NavLink {...common} isActive={isActive} activeClassName={activeClassName} />
  ) : (
    <RouterLink {...common} />
  );
}

export default forwardRef(Link);
