import { piecesOf } from '../../document';
import type { Rule } from '../../rule';

/** The levels of headings form the outline that screen readers and the list of contents show. */
export const rule: Rule = {
  about: 'The title is the only first-level heading, and no level is skipped.',
  *document(document, site) {
    let level = 1;
    // The page of a part decides on the levels in it.
    const ofPage = site.partials.has(document.file) ? [] : document.headings;
    for (const heading of ofPage) {
      const { start } = heading;
      if (heading.level === 1) {
        const message = 'the text has a first-level heading';
        yield { start, message, fix: 'use "##": the title in the front matter is the first level' };
      } else if (heading.level > level + 1) {
        const message = `a heading of level ${heading.level} follows one of level ${level}`;
        yield { start, message, fix: `use "${'#'.repeat(level + 1)}"` };
      }
      level = heading.level;
    }
    for (const { start, text } of piecesOf(document, 'heading')) {
      const line = text.indexOf('\n') + 1;
      if (line === 0) continue;
      yield {
        start: start + line,
        message: 'a line under text makes it a heading',
        fix: 'write the heading with "##", or put a blank line above the rule',
        hides: { start, end: start + line },
      };
    }
  },
};
