import type { Problem } from '../files';
import type { Document, Range } from './document';
import type { Site } from './site';

/** A replacement in a document's text. */
export interface Edit extends Range {
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
  readonly edit?: Edit | undefined;
  /** A warning is printed and doesn't fail the check. */
  readonly severity?: 'warning';
  /**
   * A range in which all other findings follow from this one. They're left out, so that each mistake is reported once.
   */
  readonly hides?: Range | undefined;
}

/**
 * A finding whose fix puts a text in the place of what is wrong.
 *
 * @param isSafe whether that can't change what the document says, so that `--fix` may do it
 */
export function rewrite(
  { start, end }: Range,
  text: string,
  message: string,
  fix = `write "${text}"`,
  isSafe = true,
): Finding {
  return { start, message, fix, edit: isSafe ? { start, end, text } : undefined };
}

/** An empty line for the place above the line that starts at an offset, in the same quotation. */
const emptyLine = (text: string, start: number): string =>
  `${/^[ \t>]*>/.exec(text.slice(start))?.[0] ?? ''}\n`;

/** A finding that something isn't apart from what is above it. */
export const apart = (text: string, start: number, message: string): Finding =>
  rewrite({ start, end: start }, emptyLine(text, start), message, 'put a blank line before it');

/** What a rule found somewhere in the site: in a document, or in a file that isn't one. Without a place, it's the start. */
export type SiteFinding = Problem & Pick<Finding, 'fix' | 'severity'>;

/** One rule: a folder of `packages/docs-lint/rules`, with its test and a fixture that it catches and one that it passes. */
export interface Rule {
  /** What holds, as one sentence. */
  readonly about: string;
  /** Whether it is about words and holds in the texts of figures too. */
  readonly words?: true;
  /** Whether its edits are meant for code too, such as tags and fences. Those of other rules never change code. */
  readonly editsCode?: true;
  /** Whether it keeps harm from readers: no build leaves it out. */
  readonly safety?: true;
  /** Whether it looks at what a page alone has, such as front matter: it doesn't hold in parts of documents. */
  readonly ofPages?: true;
  readonly document?: (document: Document, site: Site) => Iterable<Finding>;
  /** Looks at what no single document shows. Findings outside `documents` may be given: they are left out. */
  readonly site?: (site: Site, documents: readonly Document[]) => Iterable<SiteFinding>;
}

/** A rule with the name of its folder; each finding ends with it. */
export interface NamedRule extends Rule {
  readonly name: string;
}
