/** Renders the page: hydrates what the server sent, or replaces it with a page of its own. */
import React from 'react';
import type { ReactElement } from 'react';
import ReactDOM, { flushSync } from 'react-dom';
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
function rootOf(): HTMLElement {
  const root = document.getElementById('__docusaurus') ?? document.body;
  return Object.assign(root, {
    removeChild<N extends Node>(child: N & ChildNode): N {
      child.remove();
      return child;
    },
  });
}

/** Renders the page into a fresh element that no one has changed. Texts of documents are inserted as they were sent. */
export function renderPage(): void {
  const old = rootOf();
  // At once, because React would do it in slices after hydration.
  flushSync(() => ReactDOM.unmountComponentAtNode(old));
  old.replaceWith(old.cloneNode(false));
  ReactDOM.render(page(), rootOf());
}

/**
 * Hydrates the page that the server sent.
 *
 * If another program has changed the page before, React repairs the elements but keeps the attributes it finds, so
 * links would lead to the wrong pages. Such a page is rendered again before the reader sees it.
 */
export function hydratePage(): void {
  const root = rootOf();
  const elements = root.getElementsByTagName('*');
  const sent = [...elements];
  ReactDOM.hydrate(page(), root, () => {
    const isAsSent =
      sent.length === elements.length && sent.every((element, at) => element === elements[at]);
    if (!isAsSent) void Promise.resolve().then(renderPage);
  });
}

onBroken(renderPage);
