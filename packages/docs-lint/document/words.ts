import { matchesIn, plainText } from './source';
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
    tree: { type: 'root', children: [] },
    prose: prose.join(''),
    blocks,
    headings: [],
    links: [],
    tags: [],
    values: [],
    imports: [],
  };
}

/** Attributes of a drawing and its parts whose text readers see or hear. */
const attribute = /\b(title|description|caption|label|sub|text|[xy]Label)="([^"]+)"/g;

/**
 * Reads the words of a figure, so that the rules of prose hold there too.
 *
 * @param file path from the root of the site
 * @param written source of the component
 */
export function parseFigure(file: string, written: string): Document {
  const text = plainText(written);
  const blocks = [...matchesIn({ text }, attribute)].map(
    ({ text: found, start, groups }): Block => {
      const [name, words = ''] = groups;
      const end = start + found.length - 1;
      return { kind: name === 'title' ? 'title' : 'callout', start: end - words.length, end };
    },
  );
  return documentOfWords(file, text, blocks);
}
