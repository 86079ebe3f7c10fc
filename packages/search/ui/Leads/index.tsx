import React, { type MouseEvent } from 'react';
import Link from '@docusaurus/Link';
import site from '@generated/search/default/site.json';
import { isPlainClick } from '../../../fast-client/client';

interface Props {
  /** Called when the reader follows a link. */
  readonly onFollow?: () => void;
}

/** Pages that are a good beginning, for readers who have entered nothing. */
export default function Leads({ onFollow }: Props): JSX.Element | null {
  const link = onFollow && { onClick: (event: MouseEvent) => isPlainClick(event) && onFollow() };
  if (!site.leads) return null;
  return (
    <>
      <h2>Where to start</h2>
      <ul>
        {site.leads.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} {...link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
