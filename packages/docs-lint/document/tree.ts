import type { Root } from 'mdast';
import remarkMath from 'remark-math';
import type { Node, Point } from 'unist';
import visit from 'unist-util-visit';
import { once } from '../facts';
import type { Document, Nodes, Piece, Range } from './types';

/** Takes the start of a text, or says in silence whether it would. */
type Tokenizer = (
  this: { readonly tokenizeInline: (text: string, at: Omit<Point, 'offset'>) => Node[] },
  eat: ((eaten: string) => (node: object) => Node) & { readonly now: () => Point },
  value: string,
  silent?: boolean,
) => unknown;

/** What a step may change in the parser of Markdown. */
type Lists = 'blockMethods' | 'interruptParagraph' | 'interruptList' | 'interruptBlockquote';
type Parser = Readonly<Record<Lists, unknown[]>> & {
  readonly blockTokenizers: Record<string, Tokenizer>;
};

const calloutLine: Tokenizer = function (eat, value, silent) {
  const found = /^:{3,}[ \t]*([\w-]*)[ \t]*(.*)/.exec(value);
  if (!found || silent) return found !== null;
  const [line, kind, title = ''] = found;
  const { column, ...at } = eat.now();
  const children = this.tokenizeInline(title, {
    ...at,
    column: column + line.length - title.length,
  });
  return eat(line)({ type: 'callout', kind, children });
};

/**
 * Lets the parser read callouts line by line, and go on where the compiler stops. The step of Docusaurus reads a callout
 * as a whole, moves the places of everything in it, and sees no line that is wrong.
 */
function keepPlaces(this: { readonly Parser: { readonly prototype: Parser } }): void {
  const { blockTokenizers, ...lists } = this.Parser.prototype;
  blockTokenizers.callout = calloutLine;
  lists.blockMethods.splice(lists.blockMethods.indexOf('fencedCode'), 0, 'callout');
  lists.interruptParagraph.unshift(['callout']);
  lists.interruptList.unshift(['callout']);
  lists.interruptBlockquote.unshift(['callout']);
  // What can't be read is code too.
  const moduleCode: Tokenizer = (eat, value) => {
    const [code = ''] = value.split('\n\n', 1);
    const [, type] = /^(import|export)\s/.exec(code) ?? [];
    return type && eat(code)({ type, value: code });
  };
  blockTokenizers.esSyntax = Object.assign(moduleCode, { notInBlock: true });
}

let parser: { readonly parse: (text: string) => Root } | undefined;

/**
 * Reads a text as the compiler of the site does: MDX 1, as Docusaurus 2 calls it.
 *
 * @param start offset of the body, behind the front matter
 */
export function treeOf(text: string, start: number): Root {
  parser ??= (
    require('@mdx-js/mdx') as {
      createMdxAstCompiler: (options: object) => { freeze: () => NonNullable<typeof parser> };
    }
  )
    .createMdxAstCompiler({ remarkPlugins: [remarkMath, keepPlaces] })
    .freeze();
  return parser.parse(text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start));
}

/** Where a node is in the text. */
export function rangeOf({ position }: Node): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** The nodes of a tree by their kinds, found once: rules ask for some kind two dozen times. */
const kindsOf = once((tree: Root) => {
  const kinds: Record<string, unknown[]> = {};
  visit(tree, (node) => void (kinds[node.type] ??= []).push(node));
  return kinds;
});

/** The nodes of a kind, in the order of the text. */
export const nodesOf = <K extends keyof Nodes>(
  { tree }: Pick<Document, 'tree'>,
  kind: K,
): readonly Nodes[K][] => (kindsOf(tree)[kind] ?? []) as Nodes[K][];

/** Where the nodes of some kinds are, kind by kind, with what is written there. */
export const piecesOf = (
  { tree, text }: Pick<Document, 'tree' | 'text'>,
  ...kinds: readonly (keyof Nodes)[]
): Piece[] =>
  kinds
    .flatMap((kind) => nodesOf({ tree }, kind).map(rangeOf))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
