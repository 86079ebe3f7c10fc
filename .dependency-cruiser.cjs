/**
 * Which part of the project may import which: `npm test -- lint` checks it, and type-only imports count too.
 * maintenance/architecture.md says it in words.
 */

/** Files of a package that others may import: for the build, for the browser, for forms in it, for steps of the Markdown compiler, for tests. */
const entries = '^packages/[^/]+/(?:(?:index|client|forms|markdown)\\.tsx?|testing/index\\.ts)$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'packages-know-no-site',
      comment:
        'A package gets what it needs of the site as options. Move what is about Yearn to src.',
      severity: 'error',
      from: { path: '^packages/' },
      to: {
        path: '^(?:src|scripts|reference|samples|tests|docs|vaults\\w*|blog|sidebars|static)/|^docusaurus\\.config',
      },
    },
    {
      name: 'packages-by-their-entries',
      comment:
        'Import another package through its index.ts, client.ts, forms.ts, markdown.ts, or testing/index.ts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', entries] },
    },
    {
      name: 'src-runs-no-commands',
      comment: 'Commands and tests use the site, and not the other way around.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'data-stands-alone',
      comment: 'Data and formulas use nothing else of the site.',
      severity: 'error',
      from: { path: '^src/(?:data|formulas)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(?:src|packages)/', pathNot: '^src/(?:data|formulas)/' },
    },
    {
      name: 'components-know-no-configuration',
      comment: 'Components, figures, and calculators use data, formulas, and packages.',
      severity: 'error',
      from: { path: '^src/(?:components|figures|calculators)/' },
      to: { path: '^src/(?:config|remark|theme)/' },
    },
    {
      name: 'no-circles',
      comment: 'Put what both files need into a third one.',
      severity: 'error',
      from: { path: '^(?:packages|src|scripts|tests)/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '(?:^|/)fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
