import type { Root } from 'mdast';
import remarkMath from 'remark-math';
import type { Literal, Node, Point } from 'unist';
import visit from 'unist-util-visit';
import type { Document, Nodes, Range } from './types';

/** A step of the parser: takes the start of a text, or says in silence whether it would. */
type Tokenizer = (this: Parser, eat: Eat, value: string, silent?: boolean) => unknown;

interface Eat {
  (eaten: string): (node: object) => Node;
  readonly now: () => Point;
}

interface Parser {
  readonly tokenizeInline: (text: string, at: Omit<Point, 'offset'>) => Node[];
}

/** What Markdown's parser lets a step change. */
interface Prototype {
  readonly blockTokenizers: Record<string, Tokenizer>;
  readonly blockMethods: string[];
  readonly interruptParagraph: string[][];
  readonly interruptList: string[][];
  readonly interruptBlockquote: string[][];
}

const calloutLine: Tokenizer = function (eat, value, silent) {
  const found = /^:{3,}[ \t]*([\w-]*)[ \t]*(.*)/.exec(value);
  if (!found || silent) return found !== null;
  const [line, kind, title = ''] = found;
  const at = eat.now();
  const children = this.tokenizeInline(title, {
    ...at,
    column: at.column + line.length - title.length,
  });
  return eat(line)({ type: 'callout', kind, children });
};

/**
 * Lets the parser read callouts line by line, and go on where the compiler stops. The step of Docusaurus reads a callout
 * as a whole, moves the places of everything in it, and sees no line that is wrong.
 */
function keepPlaces(this: { readonly Parser: { readonly prototype: Prototype } }): void {
  const parser = this.Parser.prototype;
  const { html, esSyntax } = parser.blockTokenizers;
  parser.blockTokenizers.callout = calloutLine;
  const after = (list: (string | string[])[]): number =>
    list.findIndex((name) => String(name) === 'fencedCode') + 1;
  parser.blockMethods.splice(after(parser.blockMethods), 0, 'callout');
  for (const list of [parser.interruptParagraph, parser.interruptList, parser.interruptBlockquote])
    list.splice(after(list), 0, ['callout']);
  // An import that can't be read is code too.
  const readModule: Tokenizer = function (eat, value, silent) {
    try {
      return esSyntax?.call(this, eat, value, silent);
    } catch {
      const [code = ''] = value.split('\n\n');
      return eat(code)({ type: 'export', value: code });
    }
  };
  parser.blockTokenizers.esSyntax = Object.assign(readModule, { notInBlock: true });
  // MDX takes a sentence that starts with a tag for raw JSX, and the steps of a site put it back.
  parser.blockTokenizers.html = function (eat, value, silent) {
    const at = eat.now();
    const node = html?.call(this, eat, value, silent) as Literal | undefined;
    if (silent || !node || !/^\s*<(?!!)[^]*[^>\s]\s*$/.test(String(node.value))) return node;
    const children = this.tokenizeInline(String(node.value), at);
    return Object.assign(node, { type: 'paragraph', children });
  };
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

/** The nodes of a kind, in the order of the text. */
export function nodesOf<K extends keyof Nodes>(
  { tree }: Pick<Document, 'tree'>,
  kind: K,
): Nodes[K][] {
  const found: Nodes[K][] = [];
  visit(tree, kind, (node: Nodes[K]) => void found.push(node));
  return found;
}
