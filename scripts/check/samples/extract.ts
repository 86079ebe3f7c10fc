import type { Problem } from '../../../packages/files';
import { fencesOf, type Document, type Fence } from '../../../packages/docs-lint/document';

/** A fence of a document. */
export interface Sample extends Fence {
  readonly file: string;
}

/** What is wrong with a sample. */
export interface SampleProblem extends Problem {
  readonly line: number;
  readonly language: string;
}

/**
 * A problem at a line of a sample's code.
 *
 * @param codeLine line inside the code, from 0; that of the opening fence is -1
 */
export function problemAt(sample: Sample, codeLine: number, message: string): SampleProblem {
  const { file, language, code } = sample;
  const last = code.split('\n').length - 1;
  return { file, line: sample.line + 1 + Math.min(codeLine, last), language, message };
}

/** Every fence of a document that has an end, also those in lists and quotations. */
export function extractSamples(document: Document): Sample[] {
  return fencesOf(document)
    .filter(({ closed }) => closed)
    .map((fence) => ({ ...fence, file: document.file }));
}
