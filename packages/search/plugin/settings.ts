import type { EngineConfig } from '../engines';
import type { Versions } from '../types';

/** What the browser knows of the search before it is used: written into every page's data, so kept small. */
export interface SearchSettings {
  readonly config: EngineConfig;
  /** Stylesheet of dialog and page, from the base URL. */
  readonly styles: string;
  readonly versions: Versions;
}
