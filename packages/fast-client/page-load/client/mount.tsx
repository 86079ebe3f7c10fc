/**
 * Renders the page: hydrates what the server sent, or replaces it with a page of its own. Preact's functions have the
 * names that React had before its release 18.
 */
import React from 'react';
import type { ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';
import { hydrateInParts } from '../../light-client/client/parts';
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

/** Whether a step adds or removes elements of the page. */
function changesElements(step: () => void): boolean {
  const changes = new MutationObserver(() => undefined);
  changes.observe(elementOf(), { childList: true, subtree: true });
  step();
  const records = changes.takeRecords();
  changes.disconnect();
  return records.some(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].some(isElement),
  );
}

/**
 * Hydrates the page that the server sent. If another program has already changed its elements, the page is rendered
 * again.
 */
export async function hydratePage(): Promise<void> {
  const element = elementOf();
  const isAsSent = await hydrateInParts(page(), element, (step) => !changesElements(step));
  setTextOfElements();
  if (isAsSent) return;
  console.warn("The page was changed, so it's rendered again.");
  unmountComponentAtNode(element);
  renderPage();
}
