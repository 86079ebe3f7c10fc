import { readRules, rules as commonRules } from '../../../packages/docs-lint/rules';

/** Rules about the data of this site. A new one is a folder here. */
export const ownRules = readRules(__dirname);

/** Every rule, in the order of their names. */
export const rules = [...commonRules, ...ownRules].sort((a, b) => (a.name < b.name ? -1 : 1));
