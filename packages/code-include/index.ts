/**
 * Code that documents take from files: a fence with `file="path#region"` and no text gets the region, so that the page
 * and what a test runs are the same. Fences with `tab="…"` that follow one another become one group of tabs.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownFile as File, MarkdownNode as Node } from '../fast-build/markdown';
import { addDependency } from '../fast-build/markdown';
import { readRegion } from './region';

export { readRegion } from './region';

/** The value of an option after the language of a fence, such as `title="…"`, in quotes of either kind. */
export function optionOf(options: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(options)?.[2];
}

/**
 * The code that a fence includes.
 *
 * @param folder absolute path of the folder of samples
 * @param reference path relative to it, with `#region` or without
 * @throws if file or region are missing, or the path leaves the folder
 */
export function include(folder: string, reference: string): string {
  const [file = '', region] = reference.split('#');
  const target = path.resolve(folder, file);
  if (!target.startsWith(`${folder}${path.sep}`))
    throw new Error(`${file} is not among the samples`);
  let text: string;
  try {
    text = readFileSync(target, 'utf8');
  } catch {
    throw new Error(`there is no file ${file} among the samples`);
  }
  try {
    return readRegion(text, region).code;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A title, in the kind of quotes that it doesn't contain. */
const titleOption = (title: string): string =>
  title.includes('"') ? `title='${title}'` : `title="${title}"`;

function fill(node: Node, folder: string): void {
  const meta = node.meta ?? '';
  const file = optionOf(meta, 'file');
  if (file === undefined) return;
  if ((node.value ?? '').trim() !== '')
    throw new Error('a fence with file="…" has no text of its own');
  addDependency(path.resolve(folder, file.split('#')[0] ?? ''));
  node.value = include(folder, file);
  // The highlighter and the theme ask where the code comes from.
  node.data = { ...node.data, hProperties: { include: file } };
  const name = path.posix.basename(file.split('#')[0] ?? '');
  const shown = optionOf(meta, 'title') ?? (/\.(?:txt|sh)$/.test(name) ? undefined : name);
  // The line numbers that a fence marks stay in its options.
  const rest = meta.replace(/\s*\b(?:file|title|tab)=(["']).*?\1/g, '').trim();
  node.meta = [shown === undefined ? '' : titleOption(shown), rest].filter(Boolean).join(' ');
}

const element = (tag: string, properties: Record<string, unknown>, children: Node[]): Node => ({
  type: 'codeTabs',
  data: { hName: tag, hProperties: properties },
  children,
});

/**
 * Fences that follow one another, each with a label, as one group. Every part can be read until a script hides the
 * others.
 */
function group(fences: readonly Node[], labels: readonly string[]): Node {
  const panels = fences.map((fence, index) =>
    element('section', { className: ['code-tabs__panel'], 'data-label': labels[index] ?? '' }, [
      element('p', { className: ['code-tabs__label'] }, [
        { type: 'text', value: labels[index] ?? '' },
      ]),
      fence,
    ]),
  );
  const list = element('div', { 'data-island': 'CodeTabs' }, []);
  return element('div', { className: ['code-tabs'] }, [list, ...panels]);
}

/**
 * Fills and groups fences.
 *
 * @throws at the place of a fence that cannot be filled
 */
export default function remarkCodeInclude({
  folder,
}: {
  readonly folder: string;
}): (tree: Node, file: File) => void {
  const visit = (parent: Node, file: File): void => {
    const children = parent.children ?? [];
    const result: Node[] = [];
    for (let i = 0; i < children.length; i += 1) {
      const fences: Node[] = [];
      const labels: string[] = [];
      for (let next = children[i]; next?.type === 'code'; next = children[i + fences.length]) {
        const tab = optionOf(next.meta ?? '', 'tab');
        try {
          fill(next, folder);
        } catch (error) {
          file.fail(error instanceof Error ? error.message : String(error), next?.position);
        }
        if (tab === undefined) break;
        fences.push(next);
        labels.push(tab);
      }
      const node = children[i];
      if (fences.length > 1) {
        result.push(group(fences, labels));
        i += fences.length - 1;
      } else if (node !== undefined) {
        visit(node, file);
        result.push(node);
      }
    }
    if (parent.children !== undefined) parent.children = result;
  };
  return visit;
}
