import React from 'react';
import type { ReactElement } from 'react';
import Calculator from '../shared';
import { compute, examples, fields } from './model';

/** Weight of a veYFI lock and the penalty of leaving it early. */
export default function VeyfiLockForm(): ReactElement {
  return (
    <Calculator
      id="veyfi-lock"
      title="veYFI weight and early exit"
      fields={fields}
      compute={compute}
      examples={examples}
    />
  );
}
