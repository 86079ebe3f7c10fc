/** A page that has another address now. */
export interface MovedPage {
  /** Its old route, without a trailing slash. */
  readonly from: string;
  /** Where it is now, without an anchor: the plugin takes none. */
  readonly to: string;
}

/** Every page that has moved, so that links from elsewhere keep working. `npm run check` names those that are missing. */
export const movedPages: readonly MovedPage[] = [];
