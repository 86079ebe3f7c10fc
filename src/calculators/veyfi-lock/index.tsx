import React from 'react';
import Island from '../../components/Island';
import VeyfiLockForm from './Form';

/** Weight of a veYFI lock and the penalty of leaving it early. */
export default function VeyfiLockCalculator(): JSX.Element {
  return (
    <Island name="VeyfiLock">
      <VeyfiLockForm />
    </Island>
  );
}
