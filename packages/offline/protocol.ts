/** Messages between the pages and the service worker, and the files that they share. */

/** Name of the worker's file, below the base URL. */
export const workerFile = 'sw.js';

/** List of the sections that are kept whole, below the base URL. */
export const listFile = 'offline.json';

/** Id of the notice's element. */
export const noticeId = 'offline-notice';

/** One section in the list: everything that its documents need. */
export interface KeptSection {
  /** Paths with base URL. */
  readonly pages: readonly string[];
  readonly assets: readonly string[];
}

/** Content of the list. */
export interface OfflineList {
  /** Changes with every build whose kept sections differ. */
  readonly build: string;
  readonly sections: Readonly<Record<string, KeptSection>>;
}

/** From a page to the worker, with a port for the answer. */
export interface Visit {
  /** The worker of an earlier build, which may still run, asks for it. */
  readonly type: 'visit';
  /** Path of the page that is shown, with base URL. */
  readonly path: string;
  /** Files that the page has loaded, as paths. */
  readonly assets: readonly string[];
  /** Whether the reader has asked browsers to save data. If so, only what was read is saved. */
  readonly savesData: boolean;
}

/** The worker's answer: whether the site could be reached. */
export interface VisitAnswer {
  readonly isReachable: boolean;
  /**
   * If it couldn't: the notice for the reader. The worker has these words anyway, for the pages that it answers with.
   */
  readonly notice?: string;
}
