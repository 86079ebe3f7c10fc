import React from 'react';
import Encoder from './Encoder';
import History from './History';
import type { Place } from './place';

/** What an entry unfolds to. */
export type PartName = 'encode' | 'history';

/** One part of an entry that is unfolded. */
export default function Unfolded({ name, place }: { name: PartName; place: Place }): JSX.Element {
  return name === 'encode' ? <Encoder place={place} /> : <History place={place} />;
}
