import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
    // CommonJS at run time: what is loaded is known only then, or nothing is compiled yet.
    files: ['**/*.cjs', '{scripts,packages,tests}/**/*.ts', '**/*.test.ts', 'src/config/**/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
