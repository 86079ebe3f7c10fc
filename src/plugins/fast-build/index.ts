import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { browserTargets } from './targets';

const loader = path.join(__dirname, 'loader.ts');

/** Compiler of scripts for the `webpack.jsLoader` option of the site: esbuild instead of Babel. */
export function jsLoader(isServer: boolean): { loader: string; options: { target: string[] } } {
  const [major = '20', minor = '0'] = process.versions.node.split('.');
  return {
    loader,
    options: { target: isServer ? [`node${major}.${minor}`] : browserTargets() },
  };
}

interface ScriptMinimizer {
  readonly options?: {
    readonly minimizer?: { readonly options?: Record<string, Record<string, unknown>> };
  };
}

/** Lets the minimizer write what the browser floor understands; Docusaurus has it write ES5. */
function writeForFloor(minimizer: unknown): void {
  const options = (minimizer as ScriptMinimizer).options?.minimizer?.options;
  if (!options) throw new Error('The minimizer of Docusaurus has no options where they were.');
  Object.assign(options['compress'] ?? {}, { ecma: 2020, passes: 2 });
  Object.assign(options['output'] ?? {}, { ecma: 2020, ascii_only: false });
  options['mangle'] = {};
}

/** Takes work out of a build that changes nothing in what readers get. */
export default function fastBuild(): Plugin {
  return {
    name: 'fast-build',
    configureWebpack(config, isServer) {
      if (!isServer) {
        const { optimization } = config;
        // `tools/styles` trims the style sheet when the pages are there, and writes it short then.
        const isForStyles = (one: unknown): boolean =>
          (one as object).constructor.name === 'CssMinimizerPlugin';
        if (optimization?.minimizer) {
          optimization.minimizer = optimization.minimizer.filter((one) => !isForStyles(one));
          for (const one of optimization.minimizer) writeForFloor(one);
        }
        return {};
      }
      return {
        // The server bundle is one file.
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
      };
    },
  };
}
