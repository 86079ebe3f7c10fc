import React from 'react';
import type { ReactElement } from 'react';
import Calculator from '../shared';
import { compute, examples, fields } from './model';

/** Net yield from a gross yield and a vault's fees. */
export default function NetYieldForm(): ReactElement {
  return (
    <Calculator
      id="net-yield"
      title="Net yield after fees"
      fields={fields}
      compute={compute}
      examples={examples}
    />
  );
}
