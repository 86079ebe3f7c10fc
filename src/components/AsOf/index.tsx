import React from 'react';
import { readableDate } from '../../data/dates';

interface Props {
  /** `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string;
  /** Whether it's on its own, as a line under a heading or table, instead of inside a sentence. */
  readonly block?: boolean;
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
