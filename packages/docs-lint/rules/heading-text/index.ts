import { matchesIn } from '../../document';
import { rewrite, type Rule } from '../../rule';

/** A heading is a label: it names its section once. */
export const rule: Rule = {
  about:
    'A heading is unique below the one above it, has no final punctuation, no "&" and no "|", and isn\'t only bold.',
  *document(document) {
    const seen = new Set<string>();
    const above: string[] = [];
    for (const { text, level } of document.headings) {
      const source = document.text.slice(text.start, text.end);
      const { start } = text;
      if (source.trim() === '') {
        yield { start, message: 'the heading is empty', fix: 'give it words, or remove it' };
        continue;
      }
      const final = /(?: #+|(?<!:\w+)[.:;,!…]+)$/.exec(source)?.[0];
      if (final !== undefined) {
        yield rewrite(
          { start: text.end - final.length, end: text.end },
          '',
          `the heading ends with "${final.trim()}"`,
          'remove it; a heading may only end with a question mark',
        );
      }
      for (const match of matchesIn({ start, text: source }, / & |\|/g)) {
        const message = `the heading contains "${match.text.trim()}"`;
        const fix = 'write "and" or "or"';
        if (match.text === '|') yield { start: match.start, message, fix };
        else yield rewrite(match, ' and ', message, fix);
      }
      above.length = Math.min(above.length, level);
      above[level] = source.toLowerCase();
      const key = above.join('\n');
      if (seen.has(key)) {
        const message = `the section above already has a heading "${source}"`;
        yield { start, message, fix: 'say what is different about this section' };
      }
      seen.add(key);
    }
    for (const { kind, start, end } of document.blocks) {
      if (kind !== 'paragraph' || !/^\*\*[^*]*[^*.:?!]\*\*$/.test(document.text.slice(start, end)))
        continue;
      const message = "a line of bold words looks like a heading, but isn't one";
      yield { start, message, fix: 'write "##" in front of it, or make it a sentence' };
    }
  },
};
