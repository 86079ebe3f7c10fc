/**
 * The text of the page that a visit begins with, as it stands in the built page. React takes over what is around it; the
 * text itself has nothing to take over, so its code, often the largest file of a page, is neither fetched nor run.
 */
import React, { useEffect, useRef, useState } from 'react';
import type { ComponentType, MouseEvent, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import { islands, type IslandProps } from '@site/src/components/islands';
import { follow } from '../router/follow';
import { readFacts, type DocumentFacts } from './facts';

interface Island {
  readonly host: HTMLElement;
  readonly Part: ComponentType<IslandProps>;
}

type Tag = readonly [type: string, attributes: Record<string, string>];

/** Tags of the head that the text may have asked for. They stay as long as it does. */
const ownTags =
  'meta[name="robots"], meta[property="og:url"], link[rel="canonical"], link[rel="stylesheet"]';

function tagsOfText(): Tag[] {
  return [...document.head.querySelectorAll(`:is(${ownTags})[data-rh]`)].map((tag) => [
    tag.localName,
    Object.fromEntries(
      [...tag.attributes]
        .filter(({ name }) => name !== 'data-rh')
        .map(({ name, value }) => [name, value]),
    ),
  ]);
}

/** Address within the site that a link of the text leads to; undefined if the browser has to follow it. */
function innerTarget(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  const known = matchRoutes(routes, link.pathname).some(({ route }) => route.path !== '*');
  return known ? link.pathname + link.search + link.hash : undefined;
}

const linkOf = (event: { readonly target: EventTarget | null }): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

function onIntent(event: { readonly target: EventTarget | null }): void {
  const link = linkOf(event);
  const target = link && innerTarget(link);
  if (target) window.docusaurus.preload(target);
}

interface Props {
  readonly tags: readonly Tag[];
  readonly className: string;
  readonly onLeave: () => void;
}

function AdoptedText({ tags, className, onLeave }: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [living, setLiving] = useState<readonly Island[]>([]);

  useEffect(() => {
    let isHere = true;
    const text = root.current;
    const found = [...(text?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
    for (const host of found) {
      islands[host.dataset['island'] ?? '']?.()
        .then((Part) => isHere && setLiving((others) => [...others, { host, Part }]))
        .catch((error: unknown) => console.warn('A part of the page stays still:', error));
    }
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const inner = innerTarget(target as HTMLAnchorElement);
        if (inner) window.docusaurus.prefetch(inner);
      }
    });
    for (const link of text?.querySelectorAll('a') ?? []) seen.observe(link);
    return () => {
      isHere = false;
      seen.disconnect();
      onLeave();
    };
  }, [onLeave]);

  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    const target = link && innerTarget(link);
    if (target) follow(event, history, target, target === history.createHref(history.location));
  }

  return (
    <>
      <Head>
        {tags.map(([type, attributes], key) => React.createElement(type, { key, ...attributes }))}
      </Head>
      {/* Hears what its links are asked for. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={root}
        className={className}
        onClick={onClick}
        onMouseOver={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
        // Taken over as it is: React sets markup only where it makes an element.
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      {living.map(({ host, Part }, index) => createPortal(<Part host={host} />, host, `${index}`))}
    </>
  );
}

interface AdoptedModule extends DocumentFacts {
  readonly default: ComponentType & { readonly isAdopted: true };
}

let page: DocumentFacts | undefined;
let tags: readonly Tag[] = [];

/** Reads the built page; to be called once, before it is taken over. */
export function readPage(): void {
  page = readFacts();
  if (page) tags = tagsOfText();
}

/**
 * Stands in for the module of a document's text.
 *
 * @param path of the route
 * @param onLeave called when the reader has left the page: its text is gone, and its code is needed from then on
 * @returns undefined if the route is not that of the built page, or the reader has left it
 */
export function adoptedModule(path: string, onLeave: () => void): AdoptedModule | undefined {
  if (page?.metadata.permalink !== path) return undefined;
  const facts = page;
  const className = document.querySelector('.theme-doc-markdown')?.className ?? '';
  const leave = (): void => {
    page = undefined;
    onLeave();
  };
  const Text = (): ReactElement => (
    <AdoptedText tags={tags} className={className} onLeave={leave} />
  );
  return { ...facts, default: Object.assign(Text, { isAdopted: true as const }) };
}
