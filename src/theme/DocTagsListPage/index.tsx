/**
 * Ejected from 2.4.3, which sorts bare tag names under single letters.
 *
 * Differs: says whose tags they are, and what each tag is about; one list, which is short enough to read.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocTagsListPage';
import ListPage from '../../components/ListPage';
import { topics } from '../DocTagDocListPage/topics';
import { usePlace } from '../DocTagDocListPage/place';

/** `/<section>/tags`. */
export default function DocTagsListPage({ tags }: Props): JSX.Element {
  const place = usePlace();
  return (
    <ListPage
      title={`Topics in ${place.label}`}
      description={`Documents in ${place.label}, by topic.`}
      intro={
        <>
          Documents in <Link to={place.to}>{place.label}</Link>, by topic.
        </>
      }
      items={topics(tags, 'document')}
    />
  );
}
