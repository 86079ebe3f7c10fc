import type { Position } from 'unist';

/** A node of a document's Markdown tree, with the parts that steps of the compiler read and write. */
export interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  meta?: string | null;
  ordered?: boolean;
  spread?: boolean;
  children?: MarkdownNode[];
  data?: Record<string, unknown>;
  position?: Position;
}

/** The document that a step works on. */
export interface MarkdownFile {
  readonly path?: string;
  /** Throws an error that says where in the document it is. */
  readonly fail: (reason: string, place: Position | undefined) => never;
}
