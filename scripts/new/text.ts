import path from 'node:path';
import { format as prettier, resolveConfig } from 'prettier';
import type * as TypeScript from 'typescript';
import { stringify } from 'yaml';

/** A value as front matter spells it: in quotes only where YAML needs them. */
export function yamlValue(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd();
}

/** A text as a TypeScript string. */
export function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A file's content, formatted as in this repository. */
export async function formatted(root: string, file: string, content: string): Promise<string> {
  const filepath = path.join(root, file);
  return prettier(content, { ...(await resolveConfig(filepath)), filepath });
}

/** Puts an item at the end of the list whose bracket opens at an offset of a TypeScript text. */
export function append(text: string, open: number, item: string): string {
  // Loaded only now, so that questions and refusals don't wait for it.
  const ts = require('typescript') as typeof TypeScript;
  const source = ts.createSourceFile('list.ts', text, ts.ScriptTarget.Latest);
  let end = -1;
  const find = (node: TypeScript.Node): void => {
    if (ts.isArrayLiteralExpression(node) && node.getStart(source) === open) end = node.end - 1;
    ts.forEachChild(node, find);
  };
  find(source);
  const before = text.slice(0, end).trimEnd();
  const comma = /[,[]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${item},\n${text.slice(end)}`;
}
