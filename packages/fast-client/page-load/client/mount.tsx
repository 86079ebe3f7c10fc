/** Renders the page: hydrates what the server sent, or replaces it with a page of its own. */
import React from 'react';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HelmetProvider } from 'react-helmet-async';
import App from '@docusaurus/core/lib/client/App';
import { setTextOfElements } from './elementText';
import { onBroken } from './recovery';

const page = (): ReactElement => (
  <HelmetProvider>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </HelmetProvider>
);

const elementOf = (): HTMLElement => document.getElementById('__docusaurus') ?? document.body;

let root: Root | undefined;

/** Renders the page into a fresh element that no one has changed. Texts of documents are inserted as they were sent. */
export function renderPage(): void {
  setTextOfElements();
  const old = elementOf();
  root?.unmount();
  old.replaceWith(old.cloneNode(false));
  root = createRoot(elementOf());
  root.render(page());
}

const isElement = (node: Node): boolean => node instanceof Element;

/** Hydrates the page that the server sent. If another program has changed its elements before, the page is rendered again. */
export function hydratePage(): void {
  const element = elementOf();
  const changes = new MutationObserver(() => undefined);
  changes.observe(element, { childList: true, subtree: true });
  root = hydrateRoot(element, page());
  setTextOfElements();
  const isChanged = changes
    .takeRecords()
    .some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isElement));
  changes.disconnect();
  if (!isChanged) return;
  console.warn('The page was changed, and is rendered again.');
  renderPage();
}

onBroken(renderPage);
