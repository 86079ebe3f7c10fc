/** Who may call a function, in words that start with the role names. */
import { type Contract, findContract, type Fn, type ReleaseData } from './model';
import { IMPLEMENTED_BY } from './pages';

/**
 * The function whose access rule applies. An interface only declares, so the contract that
 * implements it decides. Undefined if nothing in the release implements it.
 */
export function ruleOf(data: ReleaseData, contract: Contract, fn: Fn): Fn | undefined {
  if (contract.kind !== 'interface') return fn;
  const implementation = findContract(data, IMPLEMENTED_BY[contract.name] ?? '');
  const selector = fn.selectors[0]?.selector;
  return implementation?.functions.find(({ selectors }) =>
    selectors.some((entry) => entry.selector === selector),
  );
}

const WHO: Record<string, string> = {
  'argument strategy': 'the strategy that the argument names, by default the caller',
  'registered strategy (activation > 0)': 'only one that the vault has added',
  'guestList.authorized()': 'only accounts that the guest list authorizes',
};

/**
 * Role names, comma-separated, with remarks in parentheses.
 *
 * @returns null for functions without an entry point
 */
export function callersText(data: ReleaseData, contract: Contract, fn: Fn): string | null {
  if (fn.callers === null) return null;
  const rule = ruleOf(data, contract, fn);
  if (!rule || rule.callers === null) return 'set by the implementing contract';
  const remarks: string[] = [];
  for (const { roles, when } of rule.checks) {
    for (const { via } of roles) {
      // In the form without the argument, Vyper's default makes the caller the strategy.
      const implied = via === 'argument strategy' && fn.params.length === 0;
      const who = implied
        ? 'without the argument, the caller counts as the strategy'
        : via === undefined
          ? undefined
          : WHO[via];
      if (who !== undefined && when === undefined) remarks.push(who);
      else if (who !== undefined)
        remarks.push(`${who}, when \`${(when ?? '').replace(/ is set$/, '')}\` is set`);
    }
    const branch = /^(\w+) is (true|false)$/.exec(when ?? '');
    if (branch && rule.checks.length > 1)
      remarks.push(
        `${roles.map(({ role }) => role).join(' or ')} when \`${branch[1]}\` is ${branch[2]}`,
      );
  }
  return rule.callers.join(', ') + (remarks.length > 0 ? ` (${remarks.join('; ')})` : '');
}

/** Roles a group of functions is restricted to, in a settled order; empty when open to anyone. */
export function restrictedTo(data: ReleaseData, contract: Contract, fn: Fn): string[] {
  const rule = ruleOf(data, contract, fn);
  return rule?.restricted === true ? [...(rule.callers ?? [])] : [];
}
