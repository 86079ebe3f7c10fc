import { matchesIn } from './source';
import { nodesOf, piecesOf, rangeOf } from './tree';
import type { Document, Range } from './types';

/** Elements whose text is code. */
const elements = /<(code|pre|kbd|samp|var)\b[^>]*(?<!\/)>[^]*?<\/\1>/g;

/** Where a document holds code: nothing there is changed without a person. */
export const codeRanges = (document: Document): Range[] => [
  ...matchesIn(document, elements),
  ...piecesOf(document, 'code', 'inlineCode', 'jsx', 'import', 'export', 'math', 'inlineMath'),
];

/** Code between two lines of marks. */
export interface Fence extends Range {
  /** Line of the opening marks, from 1. */
  readonly line: number;
  readonly language: string;
  /** Where the language is, or would be. */
  readonly languageStart: number;
  /** What follows the language. */
  readonly options: string;
  readonly closed: boolean;
  /** The code without the indentation or the quotation marks of the fence. */
  readonly code: string;
}

/** The fences of a document. Code may be indented instead, and has no fence then. */
export function fencesOf(document: Document): Fence[] {
  return nodesOf(document, 'code').flatMap((node) => {
    const { start, end } = rangeOf(node);
    const source = document.text.slice(start, end);
    const found = /^([ \t]*)(`{3,}|~{3,})[ \t]*(\S*)(.*)/.exec(source);
    if (!found) return [];
    const [opening, lead = '', marks = '', language = '', options = ''] = found;
    const ending = new RegExp(`\\n[ \\t>]*${marks}[\`~]*[ \\t]*$`);
    return {
      start: start + lead.length,
      end,
      line: node.position?.start.line ?? 1,
      language,
      languageStart: start + opening.length - options.length - language.length,
      options: options.trim(),
      closed: ending.test(source),
      code: node.value,
    };
  });
}
