import { Linter, type Rule } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import path from 'node:path';

/** Finds parts of regular expressions that Safari before 16.4 refuses, in strings that code may make one of. */
const patternsInStrings: Rule.RuleModule = {
  create: (context) => {
    const look = (text: string, node: Rule.Node): void => {
      if (/\(\?<[=!]|\(\?[ims]*(?:-[ims]+)?:/.test(text.replaceAll('(?:', ''))) {
        context.report({ node, message: 'A lookbehind or a modifier in a string' });
      }
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') look(node.value, node);
      },
      TemplateElement: (node) => look(node.value.raw, node),
    };
  },
};

/** Newer than ES2021, and in all browsers of the floor, or harmless to those that lack it. */
const inFloor = [
  'array-prototype-at',
  'string-prototype-at',
  'class-instance-fields',
  'class-static-fields',
  'class-private-fields',
  'class-private-methods',
  'private-in',
  'regexp-d-flag',
  // A second argument that older browsers do not read.
  'error-cause',
];

/** Methods whose names arrays have had for long: without types, iterators look like arrays. */
const likeArrays = 'every filter find flatmap foreach map reduce some toarray'
  .split(' ')
  .map((name) => `iterator-prototype-${name}`);

const config = [
  esx.configs['flat/restrict-to-es2021'],
  compat.configs['flat/recommended'],
  {
    plugins: { floor: { rules: { 'patterns-in-strings': patternsInStrings } } },
    languageOptions: { sourceType: 'script', ecmaVersion: 'latest' },
    settings: { browserslistOpts: { env: 'production' }, 'es-x': { aggressive: true } },
    rules: {
      'floor/patterns-in-strings': 'error',
      ...Object.fromEntries([...inFloor, ...likeArrays].map((name) => [`es-x/no-${name}`, 'off'])),
    },
  },
] as Linter.Config[];

const linter = new Linter({ configType: 'flat' });
const root = path.resolve(__dirname, '../../..');

/** What a script uses that browsers of the floor lack, as messages of the rules that know it. */
export function lacksOfScript(code: string): string[] {
  return linter
    .verify(code, config, { filename: path.join(root, 'script.js'), allowInlineConfig: false })
    .map(({ message }) => message);
}
