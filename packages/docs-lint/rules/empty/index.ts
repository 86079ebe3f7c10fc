import type { Document } from '../../document';
import type { Rule } from '../../rule';

const isEmpty = ({ text }: Document, start: number, end?: number): boolean =>
  text
    .slice(start, end)
    .replace(/<!--[^]*?-->/g, '')
    .trim() === '';

/** A page or a section without a text answers no one, and search still leads to it. */
export const rule: Rule = {
  about: 'A document has text, and so does each section without subsections.',
  *document(document) {
    const { headings, frontMatter } = document;
    if (frontMatter && isEmpty(document, frontMatter.end)) {
      const hides = { start: frontMatter.end, end: Infinity };
      const fix = 'write it, or remove the file';
      yield { start: 0, message: 'the document has no text', fix, hides };
    }
    for (const [i, { start, end, level }] of headings.entries()) {
      const next = headings[i + 1];
      if (next && next.level > level) continue;
      if (isEmpty(document, end, next?.start)) {
        const fix = 'write it, or remove the heading';
        yield { start, message: 'the section has no text', fix };
      }
    }
  },
};
