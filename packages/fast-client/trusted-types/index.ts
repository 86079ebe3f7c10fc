import type { Plugin } from '@docusaurus/types';
import type { trustedTypePolicies } from '../../hosting';

/** The policy through which webpack names the chunks that it loads. */
const policyName: (typeof trustedTypePolicies)[number] = 'chunks';

/**
 * Lets the site run where Trusted Types are required. What else had to change for that:
 * - `theme/TOCItems/Tree` renders headings as elements instead of through `innerHTML`;
 * - the site's progress bar and base-URL banner, which `page-load` puts in place, replace ones that write `innerHTML`;
 * - the inline script that asks for a page's scripts names them through a policy of its own (`page-load/startScripts.ts`);
 * - the worker for offline reading gets its address from a policy of its own (`packages/offline`).
 */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack(_config, isServer) {
      return isServer ? {} : { output: { trustedTypes: { policyName } } };
    },
  };
}
