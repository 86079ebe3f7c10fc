/** A page that cannot be loaded. Named like webpack's errors of files, and like these it names what was asked for. */
export class PageLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly request: string,
    reason: string,
  ) {
    super(`Loading page ${request} failed: ${reason}.`);
  }
}

let noted: string[] | undefined;

/** Addresses of the pages that `work` asks for. They are not loaded. */
export function notePages(work: () => void): string[] {
  noted = [];
  try {
    work();
    return noted;
  } finally {
    noted = undefined;
  }
}

/**
 * Loads a page of the site. The browser parses it while it comes in, and runs none of its scripts.
 *
 * @throws PageLoadError
 */
export function fetchPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    if (noted) {
      noted.push(address);
      return;
    }
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new PageLoadError(address, `the server answers ${status} without a page`));
    };
    request.onerror = () => reject(new PageLoadError(address, 'the server cannot be reached'));
    request.send();
  });
}
