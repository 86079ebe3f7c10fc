import Prism from 'prism-react-renderer/prism';
// The package doesn't name this file as an entry, and its entry `@docusaurus/theme-common/internal` would bring React
// and the whole theme.
import {
  parseCodeBlockTitle,
  parseLines,
} from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils';
import { withMarks, type Mark } from './annotate';
import { grammarOf } from './languages';
import { toLines, type CodeLine, type PrismToken } from './lines';

/** Classes of lines that a difference adds and removes. `src/theme/CodeBlock` draws their signs. */
const addedLine = 'code-line-added';
const removedLine = 'code-line-removed';

const comment = (name: string, className: string) => ({
  className,
  line: `${name}-next-line`,
  block: { start: `${name}-start`, end: `${name}-end` },
});

/**
 * Comments that mark lines: the one of the classic theme 2.4.3, which `{1,3-4}` is short for, and two for
 * differences.
 */
const magicComments = [
  comment('highlight', 'theme-code-block-highlighted-line'),
  comment('add', addedLine),
  comment('remove', removedLine),
];

/** Code in the form in which the theme draws it. */
export interface HighlightedCode {
  readonly lines: readonly CodeLine[];
  /** Classes of marked lines, by the index of the line. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  /** Commands for a terminal. A block with a title is a file of commands instead. */
  readonly isTerminal: boolean;
}

/** The classes of lines that a difference adds and removes by their signs. */
function classNamesOf(code: string, isDiff: boolean) {
  const found: Record<number, string[]> = {};
  if (isDiff)
    code.split('\n').forEach((line, index) => {
      const name = /^\+(?!\+\+ )/.test(line) ? addedLine : /^-(?!-- )/.test(line) && removedLine;
      if (name) found[index] = [name];
    });
  return found;
}

/** Line numbers in the code as written, before comments that mark other lines were taken out. */
function placesOf(code: string, content: string): number[] {
  const written = content.split('\n');
  let next = 0;
  return code.split('\n').map((line) => {
    while (written[next] !== line && next < written.length) next += 1;
    next += 1;
    return next - 1;
  });
}

/**
 * Splits code into lines, and lines into pieces of one kind each, as the grammar finds them. Code without a
 * grammar is plain. Comments that mark lines are taken out, as in the classic theme.
 *
 * @param metastring what follows the language of a fence, such as `title="a.js" {1,3-5}`
 * @param marks parts of lines that become separate pieces
 */
export function highlight(
  content: string,
  language: string | undefined,
  metastring?: string,
  marks: readonly Mark[] = [],
): HighlightedCode {
  const { code, lineClassNames } = parseLines(content, { language, metastring, magicComments });
  const grammar = language === undefined ? undefined : grammarOf(language);
  const tokens: (string | PrismToken)[] = grammar ? Prism.tokenize(code, grammar) : [code];
  const places = placesOf(code, content);
  const lines = toLines(tokens).map((line, index) =>
    withMarks(
      line,
      marks.filter((mark) => mark.line === places[index]),
    ),
  );
  const isTerminal = language === 'bash' && parseCodeBlockTitle(metastring) === '';
  const own = classNamesOf(code, language === 'diff');
  for (const [index, names] of Object.entries(lineClassNames))
    own[Number(index)] = [...names, ...(own[Number(index)] ?? [])];
  return { lines, lineClassNames: own, isTerminal };
}
