/** As far as it is used here; TypeScript's library has no declarations of it. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** Name that a content security policy must allow in `trusted-types`. */
const policyName = 'search-worker';

const workerName = /^assets\/search\/worker\.[0-9a-f]+\.js$/;

let policy: { createScriptURL(url: string): unknown } | undefined;

/**
 * Address of the worker as browsers want it that enforce Trusted Types: one that a policy has let pass.
 *
 * @param url path of the worker; nothing but a worker of this site's search passes
 */
export function workerAddress(url: string): unknown {
  const check = (candidate: string): string => {
    const { origin, pathname } = new URL(candidate, window.location.href);
    const name = pathname.slice(pathname.lastIndexOf('/assets/') + 1);
    if (origin !== window.location.origin || !workerName.test(name)) {
      throw new TypeError(`${candidate} is no search worker`);
    }
    return candidate;
  };
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypePolicyFactory };
  if (!trustedTypes) return check(url);
  policy ??= trustedTypes.createPolicy(policyName, { createScriptURL: check });
  return policy.createScriptURL(url);
}
