import { entryOf, piecesOf } from '../../document';
import type { Rule } from '../../rule';

/** Readers who come from a search see the top of a page first. */
export const rule: Rule = {
  about:
    'A document with the tag "deprecated" opens with a callout that says so, and the other way round.',
  ofPages: true,
  *document(document) {
    const entry = entryOf(document, 'tags');
    const tagged = Array.isArray(entry?.value) && (entry.value as unknown[]).includes('deprecated');
    const firstHeading = document.headings[0]?.start ?? Infinity;
    const callout = piecesOf(document, 'callout').find(
      ({ start, text }) =>
        start < firstHeading && /\b(?:deprecated|retired|not released)\b/i.test(text),
    );
    if (tagged && callout === undefined) {
      const message = 'the document is tagged "deprecated", but its top doesn\'t say so';
      const fix = 'open it with ":::caution Deprecated" and what to use instead';
      yield { start: entry?.valueRange.start ?? 0, message, fix };
    }
    if (!tagged && callout !== undefined && !document.generated) {
      const message = "the document says that it is deprecated, but its tags don't";
      yield { start: callout.start, message, fix: 'add the tag "deprecated"' };
    }
  },
};
