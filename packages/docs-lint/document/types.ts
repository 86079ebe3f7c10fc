import type {
  BlockContentMap,
  DefinitionContentMap,
  Literal,
  Parent,
  PhrasingContentMap,
  Root,
} from 'mdast';

/** A stretch of a document's text, by offsets. */
export interface Range {
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
}

/** A stretch of a text, with what is written there. */
export interface Piece extends Range {
  readonly text: string;
}

/** What a pattern has found in a text. */
export interface Match extends Piece {
  /** The groups of the pattern by number, from 1; empty where one did not take part. */
  readonly groups: readonly string[];
}

/** An entry of the front matter. */
export interface FrontMatterEntry {
  readonly key: string;
  readonly value: unknown;
  readonly keyRange: Range;
  readonly valueRange: Range;
}

/** The block between two lines of dashes at the top of a document. */
export interface FrontMatter extends Range {
  readonly entries: readonly FrontMatterEntry[];
  /** What the YAML parser found, and what to write instead. */
  readonly errors: readonly {
    readonly offset: number;
    readonly message: string;
    readonly fix: string;
  }[];
}

/** A line of `:::note Title`, or one that ends a callout: its kind is empty. Its children are the title. */
export interface Callout extends Parent {
  type: 'callout';
  kind: string;
}

/** The nodes of the compiler's tree by their types. MDX reads tags as raw text. */
export interface Nodes extends BlockContentMap, DefinitionContentMap, PhrasingContentMap {
  readonly callout: Callout;
  readonly export: Literal;
  readonly import: Literal;
  readonly inlineMath: Literal;
  readonly jsx: Literal;
  readonly math: Literal;
}

export interface Heading extends Range {
  readonly level: number;
  /** The words, without marks, id and white space around them. */
  readonly text: Range;
  /** The id behind the words, without its braces. */
  readonly id: { readonly value: string; readonly range: Range } | undefined;
}

/** Where a link or an attribute leads. */
export interface Link extends Range {
  readonly kind: 'link' | 'image' | 'definition' | 'autolink' | 'bare' | 'attribute';
  /** What is between the square brackets; empty if there are none. */
  readonly text: Range;
  readonly target: string;
  readonly targetRange: Range;
}

/** An attribute of a tag; the value is as written, with its quotes or braces. What is spread has its braces as its name. */
export interface Attribute extends Range {
  readonly name: string;
  readonly raw: string | undefined;
  readonly valueRange: Range;
}

/** A tag of HTML or of a component. */
export interface Tag extends Range {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'void';
  readonly attributes: readonly Attribute[];
  /** Whether it's within a line, and not a block of its own. */
  readonly inline: boolean;
}

/** An import of a whole module under a name, or code that isn't one and has neither name nor source. */
export interface Import extends Range {
  readonly name: string | undefined;
  readonly from: string | undefined;
  /** Where a source is written, whether or not the code is an import of a whole module; all of the code without one. */
  readonly fromRange: Range;
}

/** A piece of running text: rules of prose look at one piece at a time. */
export interface Block extends Range {
  readonly kind: 'title' | 'description' | 'heading' | 'paragraph' | 'item' | 'cell' | 'callout';
}

/** A Markdown document with everything that rules look at. */
export interface Document {
  /** Path from the root of the site, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** Whether a program writes the document, so that no one fixes it by hand. */
  readonly generated: boolean;
  readonly frontMatter: FrontMatter | undefined;
  /** The tree of the compiler; its offsets count in the text. */
  readonly tree: Root;
  /**
   * The text, reduced to the words that a reader sees, with all offsets kept. Code, formulas, and tags become
   * {@link somethingMark}, marks and the targets of links become {@link nothingMark}, and everything outside running text is
   * blank.
   */
  readonly prose: string;
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly tags: readonly Tag[];
  /** What tags hold in braces. */
  readonly values: readonly Range[];
  readonly imports: readonly Import[];
}

/** Takes the place of code, a formula, or a tag in prose: something is there that isn't a word. */
export const somethingMark = '\u0001';

/** Takes the place of a mark that a reader doesn't see. */
export const nothingMark = '\u0002';
