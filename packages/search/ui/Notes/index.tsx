import React, { type MouseEvent } from 'react';
import Link from '@docusaurus/Link';
import siteConfig from '@generated/docusaurus.config';
import site from '@generated/search/default/site.json';
import { isPlainClick, Retry } from '../../../fast-client/client';
import type { Search } from '../useSearch';

interface Props {
  readonly search: Search;
  /** What is in the box. */
  readonly query: string;
  /** Called when the reader follows a link within the site. */
  readonly onFollow?: () => void;
}

/** What is said beside the results: a failure, the way to the lookup of bytes, and where to go on if nothing was found. */
export default function Notes({ search, query, onFollow }: Props): JSX.Element {
  const { answer, failure, retry } = search;
  const link = onFollow && { onClick: (event: MouseEvent) => isPlainClick(event) && onFollow() };
  return (
    <>
      {failure !== undefined && (
        <div className="search-failure" role="alert">
          <p>{failure}</p>
          <Retry onRetry={retry} />
        </div>
      )}
      {answer?.bytes !== undefined && site.lookup !== undefined && (
        <p className="search-note">
          <Link
            to={`${site.lookup}?${new URLSearchParams({ q: query.trim() }).toString()}`}
            {...link}
          >{`Look up ${answer.bytes} in every release`}</Link>
        </p>
      )}
      {answer?.hits.length === 0 && (
        <div className="search-none">
          {answer.suggestions.length > 0 && (
            <>
              <h2>Closest matches</h2>
              <ul>
                {answer.suggestions.map(({ title, url }) => (
                  <li key={url}>
                    <Link to={url} {...link}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2>Sections</h2>
          <ul>
            {site.parts.map(({ id, label }) => (
              <li key={id}>
                <a href={siteConfig.baseUrl + id}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
