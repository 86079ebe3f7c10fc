/**
 * Renders the page: hydrates what the server sent, or replaces it with a page of its own. Preact's functions have the
 * names that React had before its release 18.
 */
import React from 'react';
import type { ReactElement } from 'react';
import { hydrate, render, unmountComponentAtNode } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';
import { setTextOfElements } from './elementText';

const page = (): ReactElement => (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

const elementOf = (): HTMLElement => document.getElementById('__docusaurus') ?? document.body;

/** Renders the page into a fresh element that no one has changed. Texts of documents are inserted as they were sent. */
export function renderPage(): void {
  setTextOfElements();
  const old = elementOf();
  old.replaceWith(old.cloneNode(false));
  render(page(), elementOf());
}

const isElement = (node: Node): boolean => node instanceof Element;

/** Hydrates the page that the server sent. If another program has changed its elements before, the page is rendered again. */
export function hydratePage(): void {
  const element = elementOf();
  const changes = new MutationObserver(() => undefined);
  changes.observe(element, { childList: true, subtree: true });
  hydrate(page(), element);
  setTextOfElements();
  const isChanged = changes
    .takeRecords()
    .some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isElement));
  changes.disconnect();
  if (!isChanged) return;
  console.warn("The page was changed, so it's rendered again.");
  unmountComponentAtNode(element);
  renderPage();
}
