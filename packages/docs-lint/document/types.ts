/** A stretch of a document's text, by offsets. */
export interface Range {
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
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
  /** Messages of the YAML parser. */
  readonly errors: readonly { readonly offset: number; readonly message: string }[];
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
  readonly kind: 'link' | 'image' | 'autolink' | 'bare' | 'attribute';
  /** What is between the square brackets; empty if there are none. */
  readonly text: Range;
  readonly target: string;
  readonly targetRange: Range;
}

/** An attribute of a tag; the value is as written, with its quotes or braces. */
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
}

export interface Fence extends Range {
  /** What follows the opening marks. */
  readonly info: Range;
  readonly language: string;
  readonly content: Range;
  readonly closed: boolean;
}

export interface Maths extends Range {
  readonly content: Range;
  readonly display: boolean;
}

export interface TableRow extends Range {
  readonly cells: readonly Range[];
}

export interface Table extends Range {
  readonly header: TableRow;
  readonly delimiter: TableRow;
  readonly rows: readonly TableRow[];
}

/** A line of `:::note Title` or its end. */
export interface Admonition extends Range {
  readonly kind: string;
  readonly title: Range;
  /** The closing line, if there is one. */
  readonly close: Range | undefined;
}

export interface Import extends Range {
  readonly name: string | undefined;
  readonly from: string | undefined;
  readonly fromRange: Range;
}

/** A piece of running text: rules of prose look at one piece at a time. */
export interface Block extends Range {
  readonly kind: 'title' | 'description' | 'heading' | 'paragraph' | 'item' | 'cell' | 'callout';
}

/** A line with its offsets; the end is before the line break. */
export interface Line extends Range {
  readonly text: string;
}

/** A Markdown document with everything that rules look at. */
export interface Document {
  /** Path from the root of the site, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** Whether a program writes the document, so that no one fixes it by hand. */
  readonly generated: boolean;
  readonly frontMatter: FrontMatter | undefined;
  readonly lines: readonly Line[];
  /**
   * The text, reduced to the words that a reader sees, with all offsets kept. Code, formulas, and tags become
   * {@link SOMETHING}, marks and the targets of links become {@link NOTHING}, and everything outside running text is
   * blank.
   */
  readonly prose: string;
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly tags: readonly Tag[];
  readonly fences: readonly Fence[];
  readonly codeSpans: readonly Range[];
  readonly maths: readonly Maths[];
  readonly tables: readonly Table[];
  readonly admonitions: readonly Admonition[];
  readonly imports: readonly Import[];
}

/** Takes the place of code, a formula, or a tag in prose: something is there that isn't a word. */
export const SOMETHING = '\u0001';

/** Takes the place of a mark that a reader doesn't see. */
export const NOTHING = '\u0002';
