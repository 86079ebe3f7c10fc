import { createRequire } from 'node:module';

/** Loads a package that Docusaurus depends on, in the version that it asks for. */
export const ofDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
