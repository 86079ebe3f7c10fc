const minute = 60_000;
const units = [
  { name: 'day', length: 24 * 60 * minute },
  { name: 'hour', length: 60 * minute },
  { name: 'minute', length: minute },
] as const;

/**
 * How old a copy is, in words.
 *
 * @param milliseconds age; a negative one (the clock was set back) counts as none
 */
export function age(milliseconds: number): string {
  for (const { name, length } of units) {
    const count = Math.floor(milliseconds / length);
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'} ago`;
  }
  return 'less than a minute ago';
}

/**
 * The notice above a page that comes from the browser's copy.
 *
 * @param savedAt when the copy was made (ISO 8601), if that is known
 * @param now the reader's clock
 */
export function noticeText(savedAt: string | undefined, now: Date): string {
  const saved = new Date(savedAt ?? NaN);
  const when = Number.isNaN(saved.getTime())
    ? 'at an unknown time'
    : `${age(now.getTime() - saved.getTime())} (${saved.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
  return `The site cannot be reached. This page is a copy that your browser saved ${when}. Addresses, signers, and numbers may have changed since.`;
}
