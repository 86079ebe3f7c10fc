import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { AtRule, Declaration, Plugin as Step } from 'postcss';

/** Font size, in pixels, at which a page looks the same with and without this plugin: what browsers start with. */
const usual = 16;

const inUnits = (text: string, unit: 'em' | 'rem'): string =>
  text.replace(
    /(?<![\w.-])(\d*\.?\d+)px\b/g,
    (_, size: string) => `${Number(size) / usual}${unit}`,
  );

/** Writes widths of media queries in `em`, and font sizes in `rem`. */
export const emBreakpoints: Step = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media: (rule: AtRule) => {
      rule.params = inUnits(rule.params, 'em');
    },
  },
  Declaration: {
    'font-size': (declaration: Declaration) => {
      declaration.value = inUnits(declaration.value, 'rem');
    },
  },
};

/** Folds pages at widths that grow with the reader's font size: see README.md. */
export default function emBreakpointsPlugin(): Plugin {
  return {
    name: 'em-breakpoints',
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, emBreakpoints] }),
    configureWebpack: () => ({
      plugins: [
        {
          apply(compiler) {
            new compiler.webpack.NormalModuleReplacementPlugin(
              /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
              // What follows a plain `#` isn't part of a path.
              path.join(__dirname, 'useWindowSize.ts').replaceAll('#', '\0#'),
            ).apply(compiler);
          },
        },
      ],
    }),
  };
}
