import React from 'react';
import Island from '../../components/Island';
import NetYieldForm from './Form';

/** Net yield from a gross yield and a vault's fees. */
export default function NetYieldCalculator(): JSX.Element {
  return (
    <Island name="NetYield">
      <NetYieldForm />
    </Island>
  );
}
