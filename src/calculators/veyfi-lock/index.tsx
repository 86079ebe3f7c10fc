import React from 'react';
import Island from '../../components/Island';
import Calculator from '../shared/Calculator';
import VeyfiLockForm, { examples, title } from './Form';

/** Weight of a veYFI lock and the penalty of leaving it early. */
export default function VeyfiLockCalculator(): JSX.Element {
  return (
    <Calculator title={title} examples={examples}>
      <Island name="VeyfiLock">
        <VeyfiLockForm />
      </Island>
    </Calculator>
  );
}
