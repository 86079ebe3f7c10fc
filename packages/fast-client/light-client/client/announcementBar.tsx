import React, { type ReactElement, type ReactNode } from 'react';

const none = { isActive: false, close: () => {} };

/** Replaces the theme's context of the announcement bar if the configuration has no bar. */
export function AnnouncementBarProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  return <>{children}</>;
}

/** Answers the theme's questions about the bar: there is none. */
export function useAnnouncementBar(): typeof none {
  return none;
}
