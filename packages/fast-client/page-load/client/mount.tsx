/** Renders the page: hydrates what the server sent, or replaces it with a page of its own. */
import React, { startTransition } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { HelmetProvider } from 'react-helmet-async';
import App from '@docusaurus/core/lib/client/App';
import { createRoot, hydrateRoot, type Root } from './react';
import { onBroken } from './recovery';

const page = (): ReactElement => (
  <HelmetProvider>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </HelmetProvider>
);

/** The element of the page. React removes children from it that others may have removed before. */
function elementOf(): HTMLElement {
  const element = document.getElementById('__docusaurus') ?? document.body;
  return Object.assign(element, {
    removeChild<N extends Node>(child: N & ChildNode): N {
      child.remove();
      return child;
    },
  });
}

let root: Root | undefined;

/** Renders the page into a fresh element that no one has changed. Texts of documents are inserted as they were sent. */
export function renderPage(): void {
  const old = elementOf();
  // At once, so that the reader doesn't see a page without content.
  flushSync(() => root?.unmount());
  old.replaceWith(old.cloneNode(false));
  root = createRoot(elementOf());
  flushSync(() => root?.render(page()));
}

/**
 * Hydrates the page that the server sent, in slices of five milliseconds, so that the browser can scroll and respond in
 * between. If another program has changed the page before, React renders it again. It also does so, without a warning, if
 * the reader goes back or forward meanwhile.
 *
 * @param isAsSent whether the address is still that of the page that the server sent
 */
export function hydratePage(isAsSent: () => boolean): void {
  startTransition(() => {
    root = hydrateRoot(elementOf(), page(), {
      onRecoverableError: (error) => {
        if (isAsSent()) console.warn('The page was changed, and is rendered again:', error);
      },
    });
  });
}

onBroken(renderPage);
