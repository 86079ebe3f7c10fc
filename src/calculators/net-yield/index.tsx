import React from 'react';
import Island from '../../components/Island';
import Calculator from '../shared/Calculator';
import NetYieldForm, { examples, title } from './Form';

/** Net yield from a gross yield and a vault's fees. */
export default function NetYieldCalculator(): JSX.Element {
  return (
    <Calculator title={title} examples={examples}>
      <Island name="NetYield">
        <NetYieldForm />
      </Island>
    </Calculator>
  );
}
