import React from 'react';
import Island from '../../components/Island';
import PartnerSplitForm from './Form';

/** Division of a year's fees between operations, a partner and Yearn. */
export default function PartnerSplitCalculator(): JSX.Element {
  return (
    <Island name="PartnerSplit">
      <PartnerSplitForm />
    </Island>
  );
}
