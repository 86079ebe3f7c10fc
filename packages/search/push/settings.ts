import type { SearchIndex } from 'algoliasearch';

/** Settings of the hosted index: what is searched, in which order, and how ties are broken. */
export const indexSettings: Parameters<SearchIndex['setSettings']>[0] = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(asked)',
    'unordered(codes)',
    'unordered(path)',
    'unordered(text)',
  ],
  // Questions are only for finding a section, and are never shown.
  unretrievableAttributes: ['asked'],
  attributesForFaceting: ['filterOnly(section)', 'filterOnly(kind)', 'filterOnly(version)'],
  attributeForDistinct: 'group',
  distinct: true,
  customRanking: ['desc(weight)', 'asc(position)'],
  // `pricePerShare` is found by "price per share" and by its whole name.
  camelCaseAttributes: ['title', 'path', 'text'],
  disableTypoToleranceOnAttributes: ['codes'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
};
