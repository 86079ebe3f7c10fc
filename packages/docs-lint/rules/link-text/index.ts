import { visible } from '../../document';
import { rewrite, type Rule } from '../../rule';

/** Texts that say nothing in a list of links. */
const vague = new Set(
  'here, this, that, it, link, click, more, see more, learn more, see, page, this page, this article, article, website, site, documentation, docs, details, source, url, info'.split(
    ', ',
  ),
);

/** Screen readers list the links of a page without the sentences around them. */
export const rule: Rule = {
  about:
    'The text of a link names its target and is never a bare address; the period stays outside.',
  *document(document) {
    for (const { kind, text, start, end, target } of document.links) {
      if (kind === 'bare' || kind === 'autolink') {
        // An internal link that is written out is another rule's.
        yield {
          start,
          message: `the text contains the bare address "${target}"`,
          fix: `write [name of the target](${target})`,
        };
        continue;
      }
      if (kind !== 'link') continue;
      const source = document.text.slice(text.start, text.end);
      const words = visible(document, text.start, text.end).trim();
      if (source.trim() === '') {
        yield { start, message: 'the link has no text', fix: 'say where it leads' };
        continue;
      }
      if (/^(?:https?:\/\/|www\.)/i.test(source)) {
        const message = `the text of the link is the address "${source}"`;
        yield { start: text.start, message, fix: 'say where it leads' };
      } else if (document.generated && words.toLowerCase() === 'source') {
        // Rows of the reference: the name of the member is beside it in the same row.
        continue;
      } else if (vague.has(words.toLowerCase().replace(/[.:!]+$/, ''))) {
        const message = `"${words}" does not say where the link leads`;
        yield { start: text.start, message, fix: 'name the target' };
      }
      const stop = /(?<!\betc|\bInc|\b[A-Z])[.,;:!]$/.exec(source)?.[0];
      if (stop !== undefined) {
        const after = document.text.startsWith(stop, end) ? '' : stop;
        yield rewrite(
          { start: text.end - 1, end },
          document.text.slice(text.end, end) + after,
          `"${stop}" is inside the link`,
          'put it after the link',
        );
      }
    }
  },
};
