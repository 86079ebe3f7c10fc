/** Names of the months, January first, as dates in documents are written. */
const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Writes a date as readers expect it.
 *
 * @param date `YYYY-MM` or `YYYY-MM-DD`
 * @throws if it is neither, or if the calendar doesn't have it
 */
export function readableDate(date: string): string {
  const [, year = '', month = '', day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  // JavaScript takes February 30 for March 2.
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const exists = day === undefined || (Number(day) > 0 && Number(day) <= last);
  if (name === undefined || !exists) throw new Error(`not a date (YYYY-MM or YYYY-MM-DD): ${date}`);
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

/**
 * Whether a text is a date that isn't in the future, `YYYY-MM` or `YYYY-MM-DD`: facts can't be dated ahead. In
 * some time zones it's tomorrow already.
 */
export function isDate(text: string): boolean {
  try {
    return readableDate(text) !== '' && text <= new Date(Date.now() + 864e5).toJSON();
  } catch {
    return false;
  }
}
