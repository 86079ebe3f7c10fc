import React, { type ReactNode } from 'react';

interface Props {
  /** What the table lists: its caption, and the name of the box for screen readers. */
  readonly title: string;
  /** Headings of the columns. */
  readonly columns: readonly string[];
  /** A class beside `data-table`. */
  readonly className?: string;
  /** Body of the table. */
  readonly children: ReactNode;
}

/**
 * A table in a box that scrolls on its own when the screen is narrow. The box is a section: reader views drop a `div` that
 * holds little but links, such as a list of addresses.
 */
export default function DataTable({ title, columns, className, children }: Props): JSX.Element {
  return (
    <section
      className={className ? `data-table ${className}` : 'data-table'}
      role="group"
      aria-label={title}
      tabIndex={0}
      data-scrolls=""
    >
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
