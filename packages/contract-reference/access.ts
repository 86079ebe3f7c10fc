/** Who may call a function, in words that start with the role names. */
import { type Contract, type Fn, functionOf, type Reference } from './model';

/**
 * The function whose access rule applies. An interface only declares, so the contract that
 * implements it decides. Undefined if nothing in the release implements it.
 */
export const ruleOf = ({ kind, implementation }: Contract, fn: Fn): Fn | undefined =>
  kind === 'interface' ? functionOf(implementation, fn.selectors[0]?.selector ?? '') : fn;

/**
 * Role names, comma-separated, with remarks in parentheses.
 *
 * @returns null for functions without an entry point
 */
export function callersText({ settings }: Reference, contract: Contract, fn: Fn): string | null {
  if (fn.callers === null) return null;
  const rule = ruleOf(contract, fn);
  if (!rule || rule.callers === null) return 'set by the implementing contract';
  const remarks: string[] = [];
  for (const { roles, when } of rule.checks) {
    for (const { via } of roles) {
      const words = settings.callers[via ?? ''];
      const who = (fn.params.length === 0 ? words?.withoutArguments : undefined) ?? words?.text;
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

/** Roles that a group of functions is restricted to, in a fixed order; empty if anyone can call them. */
export const restrictedTo = (contract: Contract, fn: Fn): string[] =>
  ruleOf(contract, fn)?.callers?.filter((name) => name !== 'anyone') ?? [];
