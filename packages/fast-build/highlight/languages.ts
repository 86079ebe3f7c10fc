import Prism from 'prism-react-renderer/prism';

/**
 * Names that a fence may have, and the grammar that colors each. `text` has none. `npm run check` accepts these
 * names and no others.
 *
 * To add a language, name it here. If `prism-react-renderer` lacks its grammar, load that below too.
 */
export const languages: Readonly<Record<string, string | undefined>> = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  graphql: 'graphql',
  html: 'markup',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  md: 'markdown',
  mdx: 'markdown',
  python: 'python',
  solidity: 'solidity',
  text: undefined,
  toml: 'toml',
  ts: 'typescript',
  tsx: 'tsx',
  // Prism has no grammar for Vyper, but its syntax is close to Python's.
  vyper: 'python',
  yaml: 'yaml',
};

// Further grammars register themselves with the global `Prism`.
Object.assign(globalThis, { Prism });
require('prismjs/components/prism-solidity');
require('prismjs/components/prism-toml');

/** The grammar of a language, including those that only `<CodeBlock>` may name. Undefined for plain text. */
export function grammarOf(language: string): object | undefined {
  return Prism.languages[languages[language] ?? language];
}
