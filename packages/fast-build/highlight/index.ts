import { text, type HastNode } from '../hast';
import type { Annotate, Mark } from './annotate';
import { highlight } from './highlight';

export type { Annotate, Mark, Sample } from './annotate';

interface Block {
  readonly code: HastNode;
  readonly content: string;
  readonly language: string | undefined;
  /** Language and title. Blocks that share both are parts of one code. */
  readonly session: string;
}

function languageOf({ properties }: HastNode): string | undefined {
  const names = ([] as unknown[]).concat(properties?.['className'] ?? []).map(String);
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function blocksOf(node: HastNode): Block[] {
  const [code] = node.tagName === 'pre' ? (node.children ?? []) : [];
  if (code?.tagName !== 'code') return (node.children ?? []).flatMap(blocksOf);
  const language = languageOf(code);
  const [title = ''] =
    /title=(["']).*?\1/.exec(String(code.properties?.['metastring'] ?? '')) ?? [];
  return [
    { code, content: text(code).replace(/\n$/, ''), language, session: `${language} ${title}` },
  ];
}

/**
 * Colors code while documents are compiled. The page gets pieces with their kinds, so browsers need no highlighter,
 * and `src/theme/CodeBlock` draws them. What the classic theme reads from a fence stays as well. `annotate` marks parts
 * of a block, such as names that have an entry elsewhere.
 */
export default function rehypeHighlight({ annotate }: { readonly annotate?: Annotate } = {}): (
  tree: HastNode,
  file: { readonly path?: string },
) => void {
  return (tree, { path = '' }) => {
    const blocks = blocksOf(tree);
    const shown = new Set<string>();
    // A note without a link, such as one about a type, appears once in a document, because the keyboard stops at each
    // note.
    const isNew = ({ href, note }: Mark): boolean => {
      const isRepeated = shown.has(note);
      shown.add(note);
      return href !== undefined || !isRepeated;
    };
    for (const { code, content, language, session } of blocks) {
      const same = blocks.filter((one) => one.session === session);
      const { metastring, include } = code.properties ?? {};
      const marks = annotate?.({
        code: content,
        language: language ?? '',
        document: path,
        session: same.map((one) => one.content),
        position: same.findIndex((one) => one.code === code),
        ...(include !== undefined && { include: String(include) }),
      });
      code.properties = {
        ...code.properties,
        ...highlight(text(code), language, metastring as string | undefined, marks?.filter(isNew)),
      };
    }
  };
}
