import React from 'react';
import Island from '../../components/Island';
import Calculator from '../shared/Calculator';
import PartnerSplitForm, { examples, title } from './Form';

/** Division of a year's fees between operations, a partner and Yearn. */
export default function PartnerSplitCalculator(): JSX.Element {
  return (
    <Calculator title={title} examples={examples}>
      <Island name="PartnerSplit">
        <PartnerSplitForm />
      </Island>
    </Calculator>
  );
}
