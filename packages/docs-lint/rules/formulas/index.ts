import katex from 'katex';
import { isIn, nodesOf, piecesOf, rangeOf } from '../../document';
import { inProse, isEscaped, isPlain } from '../../prose';
import { rewrite, type Rule } from '../../rule';

/** Words between two dollar signs that are no commands and no text: probably amounts of money. */
const money = /^\d[\d,.]*(?:\s+\w+){2,}|\s(?:and|or|to|is|the|of|per)\s/;

/** The site's build stops at a formula that KaTeX does not take; this names its place. */
export const rule: Rule = {
  about:
    'Every formula is valid in the strict mode of KaTeX; a dollar sign for money has a backslash.',
  *document(document) {
    for (const node of [...nodesOf(document, 'math'), ...nodesOf(document, 'inlineMath')]) {
      const { start, end } = rangeOf(node);
      const display = node.type === 'math';
      const [, marks = '', source = ''] =
        /^([ \t]*\$+)([\s\S]*?)\$*$/.exec(document.text.slice(start, end)) ?? [];
      if (display && !/\S.*\$\$\s*$/s.test(document.text.slice(start, end))) {
        const message = 'the formula is not closed, and includes the text below it';
        yield { start, message, fix: 'end it with a line "$$"' };
        continue;
      }
      if (!display && money.test(source.replace(/\\text\{[^}]*\}/g, ''))) {
        const message = `"$${source.slice(0, 40)}…" between two dollar signs is read as a formula`;
        yield { start, message, fix: 'write "\\$" for the currency' };
        continue;
      }
      if (source.includes('\\qquad')) {
        const message = 'on a phone, an equation beside another one is out of sight';
        yield { start, message, fix: 'give each equation "$$" of its own' };
        continue;
      }
      if (source.includes('`')) {
        yield { start, message: 'the formula shows its "`"', fix: 'write "$" alone around it' };
        continue;
      }
      // Markdown takes what follows a line break in a list or a quotation without its indentation.
      const formula = source.replace(/\n[ \t>]*/g, '\n').trim();
      const lead = source.length - source.trimStart().length;
      try {
        katex.renderToString(formula, {
          displayMode: display,
          strict: 'error',
          throwOnError: true,
          // Readers would see the command itself.
          trust({ command }) {
            const message = `"${command}" isn't allowed`;
            throw Object.assign(new Error(message), { position: formula.indexOf(command) });
          },
        });
      } catch (error) {
        const { message, position = 0 } = error as Partial<katex.ParseError> & Error;
        const reason = message
          .replace(/^KaTeX parse error: /, '')
          .replace(/ at (?:position \d+|end of input): .*$/s, '');
        yield {
          start: start + marks.length + Math.min(lead + position, source.length),
          message: `the formula cannot be read: ${reason}`,
          fix: 'write it in a form that KaTeX reads, see https://katex.org/docs/supported.html',
        };
      }
    }
    const raw = piecesOf(document, 'jsx');
    for (const match of inProse(document, /\$(?=\d)/g)) {
      const { start, block } = match;
      if (isPlain(block) || isEscaped(document, start)) continue;
      // Raw JSX would show the backslash.
      if (isIn(raw, start)) continue;
      yield rewrite(match, '\\$', 'a bare "$" may start a formula');
    }
  },
};
