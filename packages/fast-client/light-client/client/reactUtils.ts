/**
 * Replaces `@docusaurus/theme-common/lib/utils/reactUtils.js` where an object is compared with the last one.
 *
 * Differs from 2.4.3: names aren't put in order, for which that uses `localeCompare`, as `docsClient.ts` says.
 */
import { useRef } from 'react';

export { ReactContextError, useEvent } from '@docusaurus/theme-common';

/** The object of the last render, if this one has the same properties. */
export function useShallowMemoObject<T extends object>(object: T): T {
  const last = useRef(object);
  const names = Object.keys({ ...last.current, ...object }) as (keyof T)[];
  if (names.some((name) => last.current[name] !== object[name])) last.current = object;
  return last.current;
}
