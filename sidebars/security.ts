import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const security: SidebarsConfig[string] = ['index', 'incidents', 'multisig'];
