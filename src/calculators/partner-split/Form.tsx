import React from 'react';
import type { ReactElement } from 'react';
import Calculator from '../shared';
import { compute, examples, fields } from './model';

/** Division of a year's fees between operations, a partner and Yearn. */
export default function PartnerSplitForm(): ReactElement {
  return (
    <Calculator
      id="partner-split"
      title="Division of fees with a partner"
      fields={fields}
      compute={compute}
      examples={examples}
    />
  );
}
