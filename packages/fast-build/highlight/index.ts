import Prism from 'prism-react-renderer/prism';
import type { CodeLine } from './lines';
import { toLines, type PrismToken } from './lines';
import { text, type HastNode } from '../hast';

/** Grammars beside those that prism-react-renderer holds. They register themselves with the global `Prism`. */
const additionalGrammars = ['solidity'] as const;

/** A block as its component gets it. */
export interface HighlightedCode {
  readonly language: string | undefined;
  readonly lines: readonly CodeLine[];
}

function loadGrammars(): void {
  const holder = globalThis as { Prism?: unknown };
  const before = holder.Prism;
  holder.Prism = Prism;
  for (const name of additionalGrammars) {
    require(`prismjs/components/prism-${name}`);
  }
  if (before === undefined) delete holder.Prism;
  else holder.Prism = before;
}

loadGrammars();

/** Numbers of the lines that a fence marks: `{1,3-5}`. */
export function markedLines(metastring: string): Set<number> {
  const [, list = ''] = /\{([\d,\s-]+)\}/.exec(metastring) ?? [];
  const marked = new Set<number>();
  for (const part of list.split(',').filter((text) => text.trim())) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let line = first; line <= last; line += 1) marked.add(line);
  }
  return marked;
}

/** Splits code into lines of pieces with the kinds that the grammar finds; code without a grammar is plain. */
export function highlight(code: string, language: string | undefined, metastring = ''): CodeLine[] {
  const grammar = language === undefined ? undefined : Prism.languages[language];
  const tokens: (string | PrismToken)[] = grammar ? Prism.tokenize(code, grammar) : [code];
  return toLines(tokens, markedLines(metastring));
}

function languageOf({ properties }: HastNode): string | undefined {
  const names = ([] as unknown[]).concat(properties?.['className'] ?? []).map(String);
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function visit(node: HastNode): void {
  const [code] = node.tagName === 'pre' ? (node.children ?? []) : [];
  if (code?.tagName === 'code') {
    const { properties = {} } = code;
    const { metastring, title } = properties;
    const language = languageOf(code);
    const content = text(code).replace(/\n$/, '');
    code.properties = {
      ...(language === undefined ? {} : { language }),
      ...(title === undefined ? {} : { title }),
      lines: highlight(content, language, String(metastring ?? '')),
    };
    code.children = [];
    return;
  }
  node.children?.forEach(visit);
}

/**
 * Colors code while documents are compiled: the page gets pieces with their kinds, so no browser loads a highlighter.
 * `src/theme/CodeBlock` draws them.
 */
export default function rehypeHighlight(): (tree: HastNode) => void {
  return visit;
}
