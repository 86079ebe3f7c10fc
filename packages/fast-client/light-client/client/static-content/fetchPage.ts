import { signalFor } from '../../../page-load/client/signalFor';
import { loadTimeout } from '../../../page-load/loadTimeout';
import { learnForm, pageAddress } from './hostForm';

/**
 * A page couldn't be loaded. The name follows webpack's errors for files, and like those, it names what was requested.
 */
export class PageLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly request: string,
    reason: string,
  ) {
    super(`Loading page ${request} failed: ${reason}.`);
  }
}

/** A page from a different build than this tab's. Only the browser can open it, with a full page load. */
export class OtherBuildError extends PageLoadError {}

/**
 * Something that a host or a network sends instead of the page, such as a page of its own. Only the browser can show
 * it.
 */
export class ForeignPageError extends PageLoadError {}

/**
 * Loads a page of the site. The browser parses it while it comes in, and runs none of its scripts.
 *
 * @throws PageLoadError
 */
async function fetchPage(path: string): Promise<Document> {
  await learnForm(path);
  const address = pageAddress(path);
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  // At 7 kB/s, the longest page takes half of that uncompressed.
  request.timeout = loadTimeout;
  return new Promise((resolve, reject) => {
    // However it ends: WebKit aborts it where the reader leaves the document, and may show that again.
    request.onloadend = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else if (status > 0)
        reject(new PageLoadError(address, `the server answers ${status} without a page`));
      else reject(new PageLoadError(address, 'the server cannot be reached'));
    };
    request.send();
  });
}

/**
 * Loads a page of this tab's build. If a page is from another build, it may have come from the browser's cache, so it's
 * requested once more, past the cache.
 *
 * @param isOutdated judges a page
 * @throws PageLoadError
 */
export async function fetchPageOfBuild(
  path: string,
  isOutdated: (page: Document) => Promise<boolean>,
): Promise<Document> {
  const page = await fetchPage(path);
  if (!(await isOutdated(page))) return page;
  await fetch(pageAddress(path), { cache: 'reload', signal: signalFor(loadTimeout) })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
  const next = await fetchPage(path);
  if (await isOutdated(next))
    throw new OtherBuildError(pageAddress(path), 'the site was redeployed');
  return next;
}
