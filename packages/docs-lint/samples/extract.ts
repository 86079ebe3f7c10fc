import type { Problem } from '../../problem';
import { fencesOf, type Document } from '../document';

/** A fence of a document. */
export interface Sample {
  /** Path of the document. */
  readonly file: string;
  /** Line of the opening fence, from 1; the first line of code is the next one. */
  readonly line: number;
  /** First word behind the fence, empty if there is none. */
  readonly language: string;
  /** Reason not to check the block, from `no-check="…"`. */
  readonly noCheck: string | null;
  /** Reason not to run a block of Python or shell, from `parse-only="…"`: it is parsed and no more. */
  readonly parseOnly: string | null;
  /** Name above the block, from `title="…"`. */
  readonly title: string | null;
  /** File and region that the code comes from, from `file="…"`. Those files run in a test of their own. */
  readonly source: string | null;
  /** The code without the indentation or the quotation marks of the fence. */
  readonly code: string;
}

/** What is wrong with a sample. */
export interface SampleProblem extends Problem {
  readonly line: number;
  readonly language: string;
}

/**
 * A problem at a line of a sample's code.
 *
 * @param codeLine line inside the code, from 0
 */
export function problemAt(sample: Sample, codeLine: number, message: string): SampleProblem {
  const last = sample.code.split('\n').length - 1;
  const line = sample.line + 1 + Math.max(0, Math.min(codeLine, last));
  return { file: sample.file, line, language: sample.language, message };
}

/** Line of an offset, from 0. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

/** Value of an option behind the opening fence. */
const optionOf = (info: string, name: string): string | null =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(info)?.[1] ?? null;

/** Every fence of a document, also those in lists and quotations. */
export function extractSamples(document: Document): Sample[] {
  return fencesOf(document).map(({ line, language, options, code }) => ({
    file: document.file,
    line,
    language,
    noCheck: optionOf(options, 'no-check'),
    parseOnly: optionOf(options, 'parse-only'),
    title: optionOf(options, 'title'),
    source: optionOf(options, 'file'),
    code,
  }));
}
