/**
 * Renders the page: hydrates what the server sent, or replaces it with a page of its own. Preact's functions have the
 * names that React had before its release 18.
 */
import React from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';
import { hydrateInParts } from '../../light-client/client/parts';
import { setTextOfElements } from './elementText';

const page = (): JSX.Element => (
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

/** Milliseconds after which readers who pressed something aren't waiting for it anymore. */
const patience = 10_000;

/**
 * Presses again what the reader pressed first, if it's still folded: a menu, the contents, or the search, which couldn't
 * answer before. The browser keeps the first input of a visit, so no script has to be there to listen.
 */
function answerFirstPress(): void {
  const [first] = performance.getEntriesByType('first-input') as PerformanceEventTiming[];
  if (!first || performance.now() - first.startTime > patience) return;
  const target = first.target as Element | null;
  target?.closest<HTMLElement>('button[aria-expanded="false"]')?.click();
}

/**
 * Hydrates the page that the server sent. If another program has already changed its elements, the page is rendered
 * again.
 */
export async function hydratePage(): Promise<void> {
  const element = elementOf();
  const isAsSent = await hydrateInParts(page(), element, (step) => !changesElements(step));
  setTextOfElements();
  if (isAsSent) return answerFirstPress();
  console.warn("The page was changed, so it's rendered again.");
  unmountComponentAtNode(element);
  renderPage();
}
