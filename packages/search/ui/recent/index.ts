import { createStorageSlot } from '@docusaurus/theme-common';
import { isOwnAddress } from '../../addresses';

/** Sections that a reader opened from the search, kept in this browser only. */
export interface Recent {
  readonly title: string;
  readonly place: string;
  /** Address without the base URL. */
  readonly url: string;
}

const key = 'search-recent';
const limit = 6;

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { title, place, url } = value as Partial<Record<keyof Recent, unknown>>;
  return (
    typeof title === 'string' &&
    typeof place === 'string' &&
    typeof url === 'string' &&
    // Other programs may write to the storage, so only addresses of this site are followed.
    isOwnAddress(url)
  );
}

/** The sections opened last, newest first. */
export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(createStorageSlot(key).get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** Keeps these sections instead of those that were kept before. */
export function storeRecent(list: readonly Recent[]): Recent[] {
  const kept = list.slice(0, limit);
  const slot = createStorageSlot(key);
  if (kept.length === 0) slot.del();
  else slot.set(JSON.stringify(kept));
  return kept;
}

/** Puts a section at the front. */
export function addRecent(added: Recent): void {
  storeRecent([added, ...removeRecent(added.url)]);
}

export function removeRecent(url: string): Recent[] {
  return storeRecent(readRecent().filter((each) => each.url !== url));
}
