/** Renders the page: hydrates what the server sent, or replaces it with a page of its own. */
import React from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HelmetProvider } from 'react-helmet-async';
import App from '@docusaurus/core/lib/client/App';
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
  // At once, because React would do it in slices.
  flushSync(() => root?.unmount());
  old.replaceWith(old.cloneNode(false));
  root = createRoot(elementOf());
  flushSync(() => root?.render(page()));
}

/** Hydrates the page that the server sent. If another program has changed it before, React renders it again. */
export function hydratePage(): void {
  root = hydrateRoot(elementOf(), page(), {
    onRecoverableError: (error) =>
      console.warn('The page was changed, and is rendered again:', error),
  });
}

onBroken(renderPage);
