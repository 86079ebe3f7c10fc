import { nodesOf, piecesOf, rangeOf, type Document, type Nodes } from '../../document';
import { apart, rewrite, type Finding, type Rule } from '../../rule';
import { nearest, suggestion } from '../../site/resolve';

const kinds = new Set(['note', 'tip', 'info', 'caution', 'danger']);

/** How the marks of a callout are written: as many colons, with what follows them. */
const marksOf = ({ text }: Document, line: Nodes['callout']): string =>
  /^:+[ \t]*/.exec(text.slice(rangeOf(line).start))?.[0] ?? '';

function* checkOpening(document: Document, line: Nodes['callout']): Generator<Finding> {
  const { start } = rangeOf(line);
  const marks = marksOf(document, line);
  if (/\s$/.test(marks)) {
    const range = { start, end: start + marks.length };
    const message = 'a space before the kind makes the callout plain text';
    yield rewrite(range, marks.trimEnd(), message, `write "${marks.trimEnd()}${line.kind}"`);
  }
  if (!kinds.has(line.kind)) {
    const like = line.kind === 'warning' ? 'caution' : nearest(line.kind, kinds);
    yield {
      start,
      message: `there is no callout "${line.kind}"`,
      fix: suggestion(like && `:::${like}`, true, `choose ${[...kinds].join(', ')}`),
    };
  }
  const [title] = line.children;
  if (title === undefined) {
    const fix = 'write what it is about after the kind';
    yield { start, message: 'the callout has no title', fix };
  } else if (/^:+[ \t]*[\w-]+[ \t]*[["{]/.test(document.text.slice(start))) {
    const fix = `write "${marks}${line.kind} Title"`;
    yield { ...rangeOf(title), message: 'the marks around the title are shown', fix };
  }
}

/** @param line the one that ends the callout */
function* checkInside(
  document: Document,
  opening: Nodes['callout'],
  line: Nodes['callout'],
): Generator<Finding> {
  const { end, ...opened } = rangeOf(opening);
  const { start } = rangeOf(line);
  const [first, last] = [opening, line].map((one) => marksOf(document, one).trim());
  if (first !== last) {
    const message = `"${last}" doesn't end a callout that starts with "${first}"`;
    yield { start, message, fix: 'write the same number of colons above and below' };
  }
  const content = document.text.slice(end, start);
  if (!/^\n[ \t>]*\n/.test(content)) {
    const edit = { start: end, end, text: '\n' };
    yield { ...opened, message: 'no blank line follows the title', fix: 'add one', edit };
  }
  if (!/\n[ \t>]*\n[ \t>]*$/.test(content)) {
    const message = 'the end of the callout has no blank line before it';
    yield rewrite({ start, end: start }, '\n', message, 'add one');
  } else if (!/[^\s>]/.test(content)) {
    yield { ...opened, message: 'the callout is empty', fix: 'fill it, or remove it' };
  }
}

/** Without its blank lines, a callout becomes part of the text around it. */
export const rule: Rule = {
  about: 'A callout has a known kind and a title, is closed, and has blank lines inside.',
  *document(document) {
    const open: Nodes['callout'][] = [];
    const lists = piecesOf(document, 'list');
    for (const line of nodesOf(document, 'callout')) {
      const { start } = rangeOf(line);
      const opening = open.at(-1);
      const marks = marksOf(document, line).trim();
      const isSame = open.some((outer) => marksOf(document, outer).trim() === marks);
      const isText = !kinds.has(line.kind) && marks !== marksOf(document, line);
      if (opening && isSame && line.kind !== '' && (isText || line.children.length === 0)) {
        const message = `"${marks}${isText ? ' ' : ''}${line.kind}" doesn't end a callout`;
        const fix = `write "${marks}" alone in its line, or a title after a kind`;
        yield { start, message, fix };
        open.pop();
      } else if (line.kind !== '') {
        yield* checkOpening(document, line);
        if (
          lists.some(({ end }) => end < start && /^\n[ \t]*$/.test(document.text.slice(end, start)))
        ) {
          const message = 'the callout follows a list without a blank line, and is shown as text';
          yield apart(document.text, start, message);
        }
        if (isSame) {
          const message =
            'a callout inside another one has the same number of colons, and ends that one';
          yield { start, message, fix: `open and close the outer one with "${marks}:"` };
        }
        open.push(line);
      } else if (opening) {
        yield* checkInside(document, opening, line);
        open.pop();
      } else {
        const message = 'this line closes no callout';
        yield { start, message, fix: 'remove it, or open one before it' };
      }
    }
    for (const line of open) {
      const { start } = rangeOf(line);
      const fix = `end it with a line "${marksOf(document, line).trim()}"`;
      yield { start, message: 'the callout is not closed', fix };
    }
  },
};
