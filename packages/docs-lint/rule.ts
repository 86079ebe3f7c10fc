import type { Document } from './document';
import type { Site } from './site';

/** A replacement in a document's text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a rule found in a document. */
export interface Finding {
  /** Offset in the document's text. */
  readonly start: number;
  /** What is wrong, with the words it is about. */
  readonly message: string;
  /** How to fix it, as an instruction. */
  readonly fix: string;
  /** The fix itself, if it can't change what the text says. `--fix` applies it. */
  readonly edit?: Edit | readonly Edit[];
}

/** What a rule found somewhere in the site: in a document, or in a file that isn't one. */
export interface SiteFinding extends Omit<Finding, 'start' | 'edit'> {
  /** Path from the root of the site. */
  readonly file: string;
  /** Line and column, from 1; the start of the file if they're left out. */
  readonly line?: number;
  readonly column?: number;
}

/** One rule: a folder of `packages/docs-lint/rules`, with its test and a fixture that it catches and one that it passes. */
export interface Rule {
  /** Name of the folder; each finding ends with it. */
  readonly name: string;
  /** What holds, as one sentence. */
  readonly about: string;
  /** A warning is printed and doesn't fail the check. */
  readonly severity?: 'warning';
  /** Whether it is about words and holds in the texts of figures too. */
  readonly words?: true;
  /** Whether its edits are meant for code too, such as tags and fences. Those of other rules never change code. */
  readonly editsCode?: true;
  /** Whether it keeps harm from readers: no build leaves it out, and it holds in parts of documents too. */
  readonly safety?: true;
  /** Looks at one document. */
  readonly document?: (document: Document, site: Site) => Iterable<Finding>;
  /** Looks at what no single document shows. Findings outside `documents` may be given: they are left out. */
  readonly site?: (site: Site, documents: readonly Document[]) => Iterable<SiteFinding>;
}
