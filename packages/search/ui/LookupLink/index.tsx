import React from 'react';
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { queryForAddress, queryInSentence, readBytes } from '../../text/bytes';

interface Props {
  /** What stands in the box. */
  readonly query: string;
  /** Route of the page that looks up bytes. */
  readonly lookup: string;
  readonly onFollow?: () => void;
}

/** For a query that is bytes, the way to the page that looks them up, with the bytes in its address. */
export default function LookupLink({ query, lookup, onFollow }: Props): ReactElement | null {
  const bytes = readBytes(query);
  if (!bytes || bytes.kind === 'address') return null;
  const address = `${lookup}?${new URLSearchParams({ q: queryForAddress(query.trim()) }).toString()}`;
  return (
    <p className="search-note">
      <Link to={address} {...(onFollow ? { onClick: onFollow } : {})}>
        {`Look up ${queryInSentence(`0x${bytes.code}`)} in every release`}
      </Link>
    </p>
  );
}
