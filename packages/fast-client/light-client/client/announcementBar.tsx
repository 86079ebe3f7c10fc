import React, { type ReactElement, type ReactNode } from 'react';

const none = { isActive: false, close: () => {} };

/** Stands in for the theme's context of an announcement bar where the configuration has no bar. */
export function AnnouncementBarProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  return <>{children}</>;
}

/** What parts of the theme ask of the bar: it is not there. */
export function useAnnouncementBar(): typeof none {
  return none;
}
