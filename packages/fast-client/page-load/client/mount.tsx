/** Renders the page: takes over what the server sent, or puts a page of its own in the place of it. */
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

/** The element of the page. React takes out of it what others may have taken out before. */
function rootOf(): HTMLElement {
  const root = document.getElementById('__docusaurus') ?? document.body;
  return Object.assign(root, {
    removeChild<N extends Node>(child: N & ChildNode): N {
      child.remove();
      return child;
    },
  });
}

/** Renders the page into an element that nothing has been changed in. Texts of documents are put in as they were sent. */
export function renderPage(): void {
  const old = rootOf();
  // At once: React does it in slices where it has taken the page over.
  flushSync(() => ReactDOM.unmountComponentAtNode(old));
  old.replaceWith(old.cloneNode(false));
  ReactDOM.render(page(), rootOf());
}

/**
 * Takes over the page that the server sent.
 *
 * React keeps the attributes of the elements that it finds, and repairs the rest where other programs have changed the
 * page before: links would then lead elsewhere. Such a page is rendered anew, before the reader sees it.
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
