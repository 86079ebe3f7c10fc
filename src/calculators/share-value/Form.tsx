import React from 'react';
import type { ReactElement } from 'react';
import Calculator from '../shared';
import { compute, examples, fields } from './model';

/** Value of vault shares in the hours after a report, while its profit is released. */
export default function ShareValueForm(): ReactElement {
  return (
    <Calculator
      id="value-of-shares"
      title="Value of shares while profit is released"
      fields={fields}
      compute={compute}
      examples={examples}
    />
  );
}
