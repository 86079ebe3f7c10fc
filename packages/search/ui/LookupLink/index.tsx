import React from 'react';
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** The selector or topic that was asked for. */
  readonly bytes: string;
  /** What is in the box. */
  readonly query: string;
  /** Route of the page that looks up bytes. */
  readonly lookup: string;
  readonly onClick?: () => void;
}

/** The way to the page that looks up bytes, with the query in its address. */
export default function LookupLink({ bytes, query, lookup, ...link }: Props): ReactElement {
  return (
    <p className="search-note">
      <Link
        to={`${lookup}?${new URLSearchParams({ q: query.trim() }).toString()}`}
        {...link}
      >{`Look up ${bytes} in every release`}</Link>
    </p>
  );
}
