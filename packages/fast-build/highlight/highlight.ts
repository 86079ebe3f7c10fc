import Prism from 'prism-react-renderer/prism';
// The package names no such entry; `@docusaurus/theme-common/internal` would bring React and the whole theme.
import { parseLines } from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils';
import { grammarOf } from './languages';
import { toLines, type CodeLine, type PrismToken } from './lines';

/** Comments that mark lines, as the classic theme 2.4.3 has them by default. */
const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** Code in the form in which the theme draws it. */
export interface HighlightedCode {
  readonly lines: readonly CodeLine[];
  /** Classes of marked lines, by the index of the line. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
}

/**
 * Splits code into lines of pieces with the kinds that the grammar finds; code without a grammar is plain. Comments that
 * mark lines are taken out, as the classic theme does it.
 *
 * @param metastring what follows the language of a fence, such as `title="a.js" {1,3-5}`
 */
export function highlight(
  content: string,
  language: string | undefined,
  metastring?: string,
): HighlightedCode {
  const { code, lineClassNames } = parseLines(content, { language, metastring, magicComments });
  const grammar = language === undefined ? undefined : grammarOf(language);
  const tokens: (string | PrismToken)[] = grammar ? Prism.tokenize(code, grammar) : [code];
  return { lines: toLines(tokens), lineClassNames };
}
