/**
 * The text of a document, as it is in the built page. Preact renders or hydrates what's around it. The text itself is
 * inserted unchanged, so browsers don't need any code for it.
 */
import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, MouseEvent, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import { islands } from '@fast-client/islands';
import { useTags } from '../head';
import { follow } from '../router/follow';
import { currentPlace } from '../router/query';
import { putIn } from '../../../long-texts/client/byBlocks';
import createLoadable from '../../../page-load/client/Loadable';
import { isGone, isOfOtherBuild } from '../../../page-load/client/newBuild';
import { loadStylesheetsOf } from '../../../page-load/client/stylesheets';
import { metadataAttribute, readMetadata, type DocumentMetadata } from './metadata';
import { fetchPageOfBuild, ForeignPageError, OtherBuildError, PageLoadError } from './fetchPage';
import { pageAddress } from './hostForm';
import { keepPage } from './preview';

const hostsIn = (text: ParentNode): HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>('[data-island]'),
];

/** Loads the script of an island. */
const loadPart = ({ dataset }: HTMLElement): ReturnType<(typeof islands)[string]> =>
  (islands[dataset['island'] as string] as (typeof islands)[string])();

/**
 * Tags of the built head. No one knows which of them the text asked for, so all of them stay as long as the text does.
 * Trusted Types refuse copies of scripts, even of those that hold data.
 */
const tagsOfText = (page: Document): readonly Element[] =>
  [...page.head.querySelectorAll('[data-rh]')].map((tag) =>
    tag.localName === 'script' ? tag : (tag.cloneNode(true) as Element),
  );

interface StaticText {
  readonly meta: DocumentMetadata;
  readonly tags: readonly Element[];
  readonly element: Element;
}

/** A page's text, or undefined if there's none to take because the text needs its code. */
function textOf(page: Document): StaticText | undefined {
  const element = page.querySelector(`[${metadataAttribute}]`);
  return element ? { meta: readMetadata(element), tags: tagsOfText(page), element } : undefined;
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

interface Props extends Pick<StaticText, 'tags' | 'element'> {
  /** Contains the text: the element of a visit's first page, or the content of a fetched page. */
  readonly source: ParentNode & Node;
}

const { trustedTypes } = window as { readonly trustedTypes?: { readonly emptyHTML: string } };
/** Markup of an element whose content Preact leaves alone. Trusted Types refuse an empty string. */
const untouched = { __html: trustedTypes?.emptyHTML ?? '' };

function StaticContent({ tags, element, source }: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [living, setLiving] = useState<readonly ReactElement[]>([]);

  const [isWhole, setIsWhole] = useState(false);
  useTags(() => tags);

  useLayoutEffect(() => {
    // Hydrated in place.
    if (!root.current || root.current === source) return undefined;
    return putIn(root.current, source, () => setIsWhole(true));
  }, [source]);

  useEffect(() => {
    // What is hydrated in place is whole from the start.
    const text = root.current;
    if (!text || (!isWhole && text !== source)) return undefined;
    const islandsBack = hostsIn(text).map((host) => {
      /** What it held for readers without scripts. */
      const nodes = [...host.childNodes];
      const Part = createLoadable(
        () => loadPart(host),
        (Loaded) => {
          // In the same step as the island comes, so nothing below moves in between. What couldn't be loaded leaves them.
          for (const node of nodes) node.remove();
          return <Loaded host={host} />;
        },
      );
      const show = (): void => setLiving((others) => [...others, createPortal(<Part />, host)]);
      Part.preload().then(show, show);
      return () => host.replaceChildren(...nodes);
    });
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const inner = innerTarget(target as HTMLAnchorElement);
        if (inner) window.docusaurus.prefetch(inner);
      }
    });
    for (const link of text.querySelectorAll('a')) seen.observe(link);
    return () => {
      seen.disconnect();
      // Restored to the built state, because the reader may come back.
      for (const back of islandsBack) back();
    };
  }, [isWhole, source]);

  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    const target = link && innerTarget(link);
    if (target)
      follow(event, history, target, target === window.location.pathname + currentPlace());
  }

  return (
    <>
      {/* Hears what its links are asked for. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={root}
        className={element.className}
        onClick={onClick}
        onMouseOver={onIntent}
        onFocus={onIntent}
        onPointerDown={onIntent}
        dangerouslySetInnerHTML={untouched}
      />
      {living}
    </>
  );
}

interface TextModule extends DocumentMetadata {
  readonly default: ComponentType & { readonly isFromPage: true };
}

function moduleOf({ meta, ...text }: StaticText, source: Props['source']): TextModule {
  const Text = (): ReactElement => <StaticContent {...text} source={source} />;
  return { ...meta, default: Object.assign(Text, { isFromPage: true as const }) };
}

/** The text of a visit's first page. It's kept for the whole visit. */
let first: StaticText | undefined;

/** Reads a visit's first page. Call it once, before Preact hydrates the page. */
export function readPage(): void {
  first = textOf(document);
}

/**
 * Whether a page comes from a different build than this tab's, or from a cache, and the server no longer has the scripts
 * that its islands need. What can't be reached is asked for again where it's shown.
 */
async function isOutdated(page: Document): Promise<boolean> {
  if (isOfOtherBuild(page)) return true;
  const request = performance.getEntriesByName(page.URL).pop() as
    PerformanceResourceTiming | undefined;
  // What a server takes for unchanged comes from the cache, too, and only the answer's headers were transferred.
  if (request && request.transferSize > request.encodedBodySize) return false;
  const gone = hostsIn(page).map((host) => loadPart(host).then(() => false, isGone));
  return (await Promise.all(gone)).includes(true);
}

/**
 * Loads the text of a document from its page, in place of the document's module.
 *
 * @param path of the route
 * @throws an error that names the page as its `request` if it cannot be loaded, or belongs to another build
 */
export async function loadBuilt(path: string): Promise<TextModule> {
  if (first?.meta.metadata.permalink === path) return moduleOf(first, first.element);
  const page = await fetchPageOfBuild(path, isOutdated);
  const text = textOf(page);
  if (text?.meta.metadata.permalink !== path) {
    // A page that has moved since this tab was opened leads on, once the browser loads it.
    const hasMoved = page.querySelector('[http-equiv=refresh]');
    const PageError = hasMoved ? OtherBuildError : ForeignPageError;
    throw new PageError(pageAddress(path), 'the server sent a different page');
  }
  const { element } = text;
  // Something follows on every page, be it its foot.
  const all = page.getElementsByTagName('*');
  if (element.contains(all[all.length - 1] ?? null))
    throw new PageLoadError(pageAddress(path), 'it was cut off');
  await loadStylesheetsOf(page);
  // The nodes still belong to the fetched document. Adopting all of them takes long, and the first screens are shown as
  // copies.
  const content = page.createDocumentFragment();
  content.append(...element.childNodes);
  keepPage(path, element, content);
  // The rest of the page isn't needed.
  page.documentElement.remove();
  return moduleOf(text, content);
}
