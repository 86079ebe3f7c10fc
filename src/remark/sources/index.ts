import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  MarkdownFile as File,
  MarkdownNode as Node,
} from '../../../packages/fast-build/markdown';
import { parseFrontMatter, plainText } from '../../../packages/docs-lint/markdown';
import { readableDate } from '../../data/dates';
import { parseSource, readSources } from '../../data/sources';

const text = (value: string): Node => ({ type: 'text', value });

const link = (url: string, label: string): Node => ({
  type: 'link',
  url,
  children: [text(label)],
});

/** Words of a heading, without marks and without the anchors of its earlier ids. */
const wordsOf = ({ type, value = '', children = [] }: Node): string =>
  type === 'jsx' ? '' : value + children.map(wordsOf).join('');

/** The sources in the front matter, which is cut off before a document becomes a tree. */
function sourcesOf(file: string): unknown {
  // Text that is compiled by itself has no file, so there are no other files to read.
  if (!existsSync(file)) return undefined;
  const frontMatter = parseFrontMatter(plainText(readFileSync(file, 'utf8')));
  return frontMatter?.entries.find(({ key }) => key === 'sources')?.value;
}

/** The sources of one heading, or of the whole page, as an item of the list. */
function item(id: string, heading: Node | undefined, sources: readonly string[]): Node {
  const links = sources.flatMap((source, i) => {
    const { label, url, date, commit } = parseSource(source);
    const at = commit === undefined ? '' : ` at ${commit}`;
    return [text(i > 0 ? '; ' : ': '), link(url, label), text(`${at}, ${readableDate(date)}`)];
  });
  const claim = heading === undefined ? text('Whole page') : link(`#${id}`, wordsOf(heading));
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [claim, ...links] }],
  };
}

/**
 * Puts the sources of a document at its end, folded: `sources` in its front matter, by heading.
 *
 * @throws with the file, if a source cannot be read or belongs to no heading
 */
export default function remarkSources(): (tree: Node, file: File) => void {
  return (tree, file) => {
    if (file.path === undefined) return;
    const sources = sourcesOf(file.path);
    if (sources === undefined) return;
    const headings = new Map(
      (tree.children ?? [])
        .filter(({ type }) => type === 'heading')
        .map((heading) => [heading.data?.id ?? '', heading]),
    );
    try {
      const items = [...readSources(sources)].map(([id, list]) => {
        const heading = headings.get(id);
        if (heading === undefined && id !== 'page')
          throw new Error(`no heading has the id "${id}"`);
        return item(id, heading, list);
      });
      tree.children?.push({
        type: 'sources',
        data: { hName: 'details', hProperties: { className: 'sources' } },
        children: [
          { type: 'summary', data: { hName: 'summary' }, children: [text('Sources')] },
          { type: 'list', ordered: false, spread: false, children: items },
        ],
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${path.relative(process.cwd(), file.path)}: sources: ${message}`);
    }
  };
}
