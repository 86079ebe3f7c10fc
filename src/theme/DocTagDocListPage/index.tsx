/**
 * Ejected from 2.4.3, whose heading counts ("8 docs tagged with …") instead of naming the topic.
 *
 * Differs: the topic is the heading, with what it is about and whose documents are listed; titles are headings with
 * a link inside, so that the way by headings and the way by links both work.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocTagDocListPage';
import ListPage from '../../components/ListPage';
import { topicOf } from './topics';
import { usePlace } from './place';

/** `/<section>/tags/<tag>`. */
export default function DocTagDocListPage({ tag }: Props): JSX.Element {
  const place = usePlace();
  const { label: title, description } = topicOf(tag.label);
  return (
    <ListPage
      title={title}
      name={`${title} in ${place.label}`}
      description={`Documents in ${place.label} about one topic: ${title}.`}
      intro={
        <>
          {description} {tag.count === 1 ? 'One document' : `${tag.count} documents`} in{' '}
          <Link to={place.to}>{place.label}</Link>. <Link to={tag.allTagsPath}>All topics</Link>
        </>
      }
      items={tag.items.map((doc) => ({
        title: doc.title,
        to: doc.permalink,
        text: doc.description,
      }))}
    />
  );
}
