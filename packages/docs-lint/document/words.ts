import { linesOf } from './lines';
import type { Block, Document } from './types';

/**
 * A document of running text alone, without any structure.
 *
 * @param file path from the root of the site
 * @param blocks the parts of the text that people read; everything else is blank
 */
export function documentOfWords(file: string, text: string, blocks: readonly Block[]): Document {
  const prose = text.replace(/[^\n]/g, ' ').split('');
  for (const { start, end } of blocks)
    for (let i = start; i < end; i += 1) prose[i] = text.charAt(i);
  return {
    file,
    text,
    generated: false,
    frontMatter: undefined,
    lines: linesOf(text),
    tree: { type: 'root', children: [] },
    prose: prose.join(''),
    blocks,
    headings: [],
    links: [],
    tags: [],
    imports: [],
  };
}
