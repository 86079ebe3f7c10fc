import React from 'react';
import type { ReactElement } from 'react';
import Island from '../../components/Island';
import NetYieldForm from './Form';

/** Net yield from a gross yield and a vault's fees. */
export default function NetYieldCalculator(): ReactElement {
  return (
    <Island name="NetYield">
      <NetYieldForm />
    </Island>
  );
}
