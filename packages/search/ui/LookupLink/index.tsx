import React from 'react';
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import site from '@generated/search/default/site.json';

interface Props {
  /** The selector or topic that was asked for. */
  readonly bytes: string;
  /** What is in the box. */
  readonly query: string;
  readonly onClick?: () => void;
}

/** The way to the page that looks up bytes, with the query in its address. */
export default function LookupLink({ bytes, query, ...link }: Props): ReactElement | null {
  if (site.lookup === undefined) return null;
  return (
    <p className="search-note">
      <Link
        to={`${site.lookup}?${new URLSearchParams({ q: query.trim() }).toString()}`}
        {...link}
      >{`Look up ${bytes} in every release`}</Link>
    </p>
  );
}
