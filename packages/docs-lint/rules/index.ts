import type { Rule } from '../rule';
import * as all from './all';

/** Every rule, in the order of their names. */
export const rules: readonly Rule[] = Object.values(all).sort((a, b) => (a.name < b.name ? -1 : 1));
