import { definition as boost } from './boost';
import { definition as compoundInterest } from './compound-interest';
import { definition as creditLimit } from './credit-limit';
import { definition as curveApy } from './curve-apy';
import { definition as curveBaseApr } from './curve-base-apr';
import { definition as impermanentLoss } from './impermanent-loss';
import { definition as leverageReturn } from './leverage-return';
import { definition as lineFit } from './line-fit';
import { definition as linearVesting } from './linear-vesting';
import { definition as lockedProfit } from './locked-profit';
import { definition as netApy } from './net-apy';
import { definition as overallRiskScore } from './overall-risk-score';
import { definition as partnerSplit } from './partner-split';
import { definition as poolUtilization } from './pool-utilization';
import { definition as positionValue } from './position-value';
import { definition as releaseDelta } from './release-delta';
import { definition as sharePrice } from './share-price';
import type { Formula } from './types';
import { definition as vaultFees } from './vault-fees';
import { definition as vaultRiskScore } from './vault-risk-score';
import { definition as vaultRoi } from './vault-roi';
import { definition as vecrvLock } from './vecrv-lock';
import { definition as veyfiBoost } from './veyfi-boost';
import { definition as veyfiLock } from './veyfi-lock';
import { definition as veyfiPenalty } from './veyfi-penalty';

export { evaluate } from './evaluate';
export type { Formula } from './types';

/**
 * Every formula of the documentation. Worked examples name one of them, and a test recomputes each example. Calculators
 * import the single folders instead, so that a page carries only what it uses.
 */
export const formulas: readonly Formula[] = [
  boost,
  compoundInterest,
  creditLimit,
  curveApy,
  curveBaseApr,
  impermanentLoss,
  leverageReturn,
  lineFit,
  linearVesting,
  lockedProfit,
  netApy,
  overallRiskScore,
  partnerSplit,
  poolUtilization,
  positionValue,
  releaseDelta,
  sharePrice,
  vaultFees,
  vaultRiskScore,
  vaultRoi,
  vecrvLock,
  veyfiBoost,
  veyfiLock,
  veyfiPenalty,
];

/**
 * The formula of a name.
 *
 * @throws if there is none; the message lists the known ones
 */
export function findFormula(name: string): Formula {
  const formula = formulas.find((candidate) => candidate.name === name);
  if (formula === undefined) {
    throw new Error(
      `unknown formula "${name}"; known: ${formulas.map((known) => known.name).join(', ')}`,
    );
  }
  return formula;
}
