import React from 'react';
import { months } from '../../data/months';

interface Props {
  /** `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string;
  /** Whether it's on its own, as a line under a heading or table, instead of inside a sentence. */
  readonly block?: boolean;
}

/**
 * Writes a date as readers expect it.
 *
 * @param date `YYYY-MM` or `YYYY-MM-DD`
 * @throws if it is neither
 */
export function readableDate(date: string): string {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date);
  const month = months[Number(match?.[2]) - 1];
  if (match === null || month === undefined)
    throw new Error(`not a date (YYYY-MM or YYYY-MM-DD): ${date}`);
  const day = match[3] === undefined ? ' ' : ` ${Number(match[3])}, `;
  return `${month}${day}${match[1] ?? ''}`;
}

/** The date for which a statement is true. */
export default function AsOf({ date, block = false }: Props): JSX.Element {
  const time = <time dateTime={date}>{readableDate(date)}</time>;
  return block ? (
    <p className="as-of">As of {time}.</p>
  ) : (
    <span className="as-of">as of {time}</span>
  );
}
