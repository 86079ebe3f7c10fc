import React from 'react';
import Island from '../../Island';
import Lookup from './Lookup';

/** Look-up of selectors, topics and names. */
export default function SelectorLookup(): JSX.Element {
  return (
    <Island name="SelectorLookup">
      <Lookup />
    </Island>
  );
}
