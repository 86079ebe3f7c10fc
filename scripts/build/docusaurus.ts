import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Arguments for Node that run a command of Docusaurus with our TypeScript configuration. */
export function docusaurus(args: readonly string[]): string[] {
  return [
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    ...args,
    '--config',
    path.join(__dirname, 'config.cjs'),
  ];
}
