import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { NamedRule, Rule } from '../rule';

/** Reads the rules of a folder: each folder in it is one. */
export function readRules(folder: string): readonly NamedRule[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const { rule } = require(path.join(folder, name)) as { readonly rule: Rule };
      return { name, ...rule };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every rule, in the order of their names. */
export const rules = readRules(__dirname);
