/**
 * Replaces the search page of the hosted service's theme, and is there without that service too.
 *
 * Differs from 2.4.3: it asks the engine of this package, filters by section, release, and kind, and keeps all of it in
 * the address.
 */
import React, { useEffect, useRef, useState } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { asTyped, keepInAddress } from '../../../fast-client/client';
import { useAnnouncement } from '../../../fast-client/forms';
import { readingRelease } from '../../reading';
import { maxQuery } from '../../client';
import { type Search, useSearch } from '../../ui/useSearch';
import siteConfig from '@generated/docusaurus.config';
import site from '@generated/search/default/site.json';
import { type Hit, kinds } from '../../types';
import {
  countOf,
  kindLabels,
  labelOf,
  otherReleases,
  placeOf,
  spokenAnswer,
} from '../../ui/labels';
import Leads from '../../ui/Leads';
import Marked from '../../ui/Marked';
import Notes from '../../ui/Notes';
import '../../ui/styles.css';

const { baseUrl } = siteConfig;

type Params = Readonly<Record<'q' | 'section' | 'version' | 'kind', string>>;

const blank: Params = { q: '', section: '', version: '', kind: '' };
const step = 20;

/**
 * How many results a reader last wanted, and for which query: a reader who comes back from one of them finds as many.
 */
let wanted = { address: '', limit: step };

function readParams(search: string): Params {
  const params = new URLSearchParams(search);
  const read = (name: keyof Params): string => (params.get(name) ?? '').slice(0, maxQuery);
  return { q: read('q'), section: read('section'), version: read('version'), kind: read('kind') };
}

function writeParams(params: Params): string {
  const set = Object.entries(params).filter(([, value]) => value !== '');
  return set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
}

/** What a reader entered into the built page while its scripts were loading. */
function enteredEarly(): Partial<Params> {
  const form =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLFormElement>('.search-page form');
  const entered = form ? [...new FormData(form)].filter(([, value]) => value !== '') : [];
  return Object.fromEntries(entered);
}

function HitView({ hit }: { readonly hit: Hit }): JSX.Element {
  return (
    <li className="search-page__hit">
      <h2>
        <Link to={hit.url}>
          <Marked segments={hit.title} />
        </Link>
      </h2>
      <p className="search-page__place">{`${placeOf(hit)} · ${labelOf(hit)}`}</p>
      <p className={hit.answer && 'search-answer'}>
        <Marked segments={hit.answer ?? hit.excerpt} />
      </p>
      {hit.otherVersions.length > 0 && (
        <details>
          <summary>{`Also in ${otherReleases(hit.otherVersions.length)}`}</summary>
          <ul>
            {hit.otherVersions.map(({ version, url }) => (
              <li key={version}>
                <Link to={url}>{version}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function statusOf({ answer, failure }: Search, { q, section, kind }: Params): string {
  if (!answer) return q.trim() === '' || failure ? '' : 'Searching …';
  const { hits, total } = answer;
  if (hits.length === 0) return `Nothing found${section || kind ? ' with these filters' : ''}.`;
  return countOf(answer) + (total > hits.length ? ` The first ${hits.length} are shown.` : '');
}

/** The part of the site that has releases. */
const versioned = site.parts.find(({ id }) => id === site.versions.section);

interface Filter {
  readonly name: keyof Params;
  readonly label: string;
  /** The label for no choice. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const filters: readonly Filter[] = [
  {
    name: 'section',
    label: 'Section',
    all: 'All',
    options: site.parts.map(({ id, label }) => [id, label]),
  },
  ...(versioned
    ? [
        {
          name: 'version' as const,
          label: `Release of the ${versioned.label.toLowerCase()}`,
          all: "The one you're reading",
          options: site.versions.releases.map((release) => [release, release] as const),
        },
      ]
    : []),
  {
    name: 'kind',
    label: 'Kind',
    all: 'All',
    options: kinds.map((kind) => [kind, kindLabels[kind].many]),
  },
];

function SearchForm({
  params,
  onChange,
}: {
  readonly params: Params;
  readonly onChange: (changed: Partial<Params>) => void;
}): JSX.Element {
  return (
    <form
      role="search"
      action={`${baseUrl}search`}
      onSubmit={(event) => event.preventDefault()}
      aria-label="Search the documentation"
    >
      <label>
        Question, name, selector, or address
        <input
          type="search"
          name="q"
          id="q"
          {...asTyped}
          maxLength={maxQuery}
          value={params.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      {filters.map(({ name, label, all, options }) => (
        <label key={name}>
          {/* eslint-disable-next-line site/changing-text -- a label stays as it is */}
          {label}
          <select
            name={name}
            // An old link may name a section or a release that isn't there anymore.
            value={options.find(([value]) => value === params[name])?.[0] ?? ''}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            <option value="">{all}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}

/** What the page says while nothing is entered: what to search for, and which pages are a good start. */
const start = (
  <>
    <p>
      You can ask in your own words, or enter the name of a contract or function, a selector, an
      error message, or an address.
    </p>
    <Leads />
  </>
);

/** Form, filters and results; the query and the filters are in the address. */
function SearchView(): JSX.Element {
  const { pathname, search, key } = useLocation();
  // The built page knows no query: the address is read once it is hydrated.
  const [params, setParams] = useState(blank);
  const [more, setMore] = useState(wanted);
  // Read before the page is hydrated, which empties the form.
  const early = useRef<Partial<Params>>();
  early.current ??= enteredEarly();
  // By its key, because the typed query is only in the address, and the router isn't told about it.
  useEffect(() => {
    const next = { ...readParams(search), ...early.current };
    setParams(next);
    if (Object.keys(early.current ?? {}).length > 0) keepInAddress({ search: writeParams(next) });
    early.current = {};
  }, [search, key]);
  const address = writeParams(params);
  const limit = more.address === address ? more.limit : step;

  const found = useSearch({
    query: params.q,
    reading: readingRelease(site.versions, pathname + address, baseUrl),
    section: site.parts.find(({ id }) => id === params.section)?.id,
    kind: kinds.find((kind) => kind === params.kind),
    limit,
  });
  const { answer } = found;
  const says = statusOf(found, params);
  const spoken = (answer ? spokenAnswer(answer) : '') + says;
  // An answer stays while the next one is on its way.
  useAnnouncement(!answer || found.query === params.q ? spoken : '', address);

  function showMore(): void {
    // The button is removed meanwhile, so the focus moves to the last result, from which the keyboard goes on to the
    // next ones.
    document.querySelector<HTMLElement>('ol>:last-child a')?.focus();
    wanted = { address, limit: limit + step };
    setMore(wanted);
  }

  function change(changed: Partial<Params>): void {
    const next = { ...params, ...changed };
    setParams(next);
    keepInAddress({ search: writeParams(next) });
  }

  return (
    <main className="search-page">
      {params.q !== '' && (
        // Search engines shouldn't index lists of results.
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <h1>Search</h1>
      <noscript>
        <p>Searching needs JavaScript. Without it, use the lists of pages in the navigation bar.</p>
      </noscript>
      <SearchForm params={params} onChange={change} />
      <p>
        <span>{says}</span>
      </p>
      <Notes search={found} query={params.q} />
      {params.q.trim() === '' && start}
      {answer && answer.hits.length > 0 && (
        <ol>
          {answer.hits.map((hit) => (
            <HitView key={hit.id} hit={hit} />
          ))}
        </ol>
      )}
      {answer && answer.total > answer.hits.length && answer.hits.length >= limit && (
        <button type="button" onClick={showMore}>
          Show more
        </button>
      )}
    </main>
  );
}

/** The page `/search`, whichever engine answers. */
export default function SearchPage(): JSX.Element {
  return (
    <Layout title="Search" description="Search all documents of this site.">
      <SearchView />
    </Layout>
  );
}
