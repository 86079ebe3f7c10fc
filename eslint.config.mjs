import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import changingText from './tests/repository/lint/changing-text.mjs';

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.build-*/',
      '.docusaurus*/',
      '.cache/',
      'static/',
      'test-results/',
      'tests/fixtures/',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Constants are written as all other names. Components and classes begin with a capital.
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
        { selector: 'variable', modifiers: ['destructured'], format: null },
        { selector: 'variable', filter: '^__webpack_require__$', format: null },
      ],
      // Regular expressions and parsers: the group is there because the expression matched.
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A table that scrolls in its own box must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group'], tags: [] }],
    },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // What changes in browsers. Documents and lists of pages stay as they are until the reader leaves them.
    files: ['{packages,src/calculators,src/components/reference,src/theme}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'src/theme/{Blog*,DocTag*,CodeBlock,DocVersionBanner,Heading}/**'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { site: { rules: { 'changing-text': changingText } } },
    rules: { 'site/changing-text': 'error' },
  },
  {
    // Drawings are as long as what they show. Tests and their helpers tell a story.
    files: ['{packages,src,scripts}/**/*.{ts,tsx,cjs,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'src/figures/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // CommonJS at run time: what is loaded is known only then, or nothing is compiled yet.
    files: [
      '**/*.cjs',
      'docusaurus.config.js',
      '{scripts,packages,tests}/**/*.ts',
      '**/*.test.{ts,tsx}',
      'src/config/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
