import { rules as commonRules } from '../../../packages/docs-lint/rules';
import { rule as addresses } from './addresses';
import { rule as dataBlocks } from './data-blocks';
import { rule as sources } from './sources';
import { rule as workedExamples } from './worked-examples';

/** Rules about the data of this site. A new one is a folder here and a line below. */
export const ownRules = [addresses, dataBlocks, sources, workedExamples];

/** Every rule, in the order of their names. */
export const rules = [...commonRules, ...ownRules].sort((a, b) => (a.name < b.name ? -1 : 1));
