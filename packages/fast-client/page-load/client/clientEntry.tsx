/**
 * Replaces `@docusaurus/core/lib/client/clientEntry.js`: takes the page over once its own files are loaded.
 *
 * Differs from 2.4.3: when they fail to load, the page stays as the server sent it, readable and with working links, and
 * is taken over later (there: an unhandled rejection, and never).
 */
import React from 'react';
import ReactDOM from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { HelmetProvider } from 'react-helmet-async';
import App from '@docusaurus/core/lib/client/App';
import { readPage } from '../../light-client/client/adopted';
import docusaurus from './docusaurus';
import { fetchAnew, isGone } from './newBuild';
import preload from './preload';

declare const module: { readonly hot?: { accept(): void } };

/** Waits between attempts, in milliseconds; going online ends a wait early. */
const waits = [1000, 5000, 15_000, 60_000] as const;

function chance(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      window.removeEventListener('online', go);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}

async function loadPage(): Promise<boolean> {
  for (const wait of [...waits, undefined]) {
    try {
      await preload(window.location.pathname);
      return true;
    } catch (error) {
      console.warn('The page stays as it was sent:', error);
      if (wait === undefined || (await isGone(error))) return false;
      await chance(wait);
      await fetchAnew(error);
    }
  }
  return false;
}

async function start(): Promise<void> {
  (window as unknown as { docusaurus: typeof docusaurus }).docusaurus = docusaurus;
  // A page that is being written is drawn by its code alone.
  if (process.env.NODE_ENV === 'production') readPage();
  if (!(await loadPage())) return;
  const render = process.env.NODE_ENV === 'production' ? ReactDOM.hydrate : ReactDOM.render;
  render(
    <HelmetProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </HelmetProvider>,
    document.getElementById('__docusaurus'),
  );
}

void start();

// webpack's replacement of modules while the reader writes.
module.hot?.accept();
