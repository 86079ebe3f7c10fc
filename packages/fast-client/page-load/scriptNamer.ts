import type { trustedTypePolicies } from '../../hosting';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * What gives an address the form that browsers take for a script. Where Trusted Types are required, that's a policy.
 *
 * @param policy its name
 * @param allowed the only addresses that it lets pass
 */
export function scriptNamer(
  policy: (typeof trustedTypePolicies)[number],
  allowed: readonly string[],
): (address: string) => string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const made = trustedTypes?.createPolicy(policy, {
    createScriptURL(address) {
      if (!allowed.includes(address)) throw new TypeError(address);
      return address;
    },
  });
  return (address) => made?.createScriptURL(address) ?? address;
}
