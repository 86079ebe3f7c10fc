import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { adjustmentsOf } from './adjustments';

/** Changes lines of packages while they're compiled for the browser. `adjustments.ts` lists which ones, and why. */
export default function adjustedPackages(): Plugin {
  return {
    name: 'adjusted-packages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const test = (file: string): boolean => adjustmentsOf(file).length > 0;
      return { module: { rules: [{ test, loader: path.join(__dirname, 'loader.ts') }] } };
    },
  };
}
