/**
 * Finds in samples of code what a reference of contracts has an entry of. What isn't certain is left out: every mark leads
 * to the right entry.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { readRegion } from '../code-include';
import type { Annotate, Mark, Sample } from '../fast-build/markdown';
import { findCalls } from './calls';
import type { CodeReference, Found } from './reference';
import { findInShell } from './shell';
import { findInSolidity } from './solidity';
import type * as TypesShown from './types-shown';

export { default as rehypeSignatures, type SignatureOptions } from './signatures';
export { CodeReference, type KnownContract, type Member, type MemberKind } from './reference';

type Finder = (
  text: string,
  reference: CodeReference,
  language: string,
  contracts?: ReadonlySet<string>,
) => Found[];

const finders: Readonly<Record<string, Finder>> = {
  solidity: findInSolidity,
  python: findCalls,
  bash: findInShell,
  ts: findCalls,
};

export interface CodeLinkOptions {
  /** Folder of the samples that fences include. */
  readonly samples: string;
  /** The names that a document can link to, or undefined if there are none. */
  readonly referenceOf: (document: string) => CodeReference | undefined;
}

/** Places of a text as lines and columns. */
function marksOf(text: string, found: readonly Found[]): Mark[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return found.map(({ offset, length, href, note }) => {
    const line = starts.filter((start) => start <= offset).length - 1;
    const start = offset - (starts[line] ?? 0);
    return { line, start, end: start + length, note, ...(href !== undefined && { href }) };
  });
}

/** Marks of a region of a file, which is read as a whole, by the place of its lines. */
function findInRegion(
  include: string,
  language: string,
  samples: string,
  reference: CodeReference,
): Mark[] {
  const [file = '', region] = include.split('#');
  const text = readFileSync(path.join(samples, file), 'utf8');
  // Few builds have TypeScript to read, and loading its compiler takes half a second.
  const types =
    language === 'ts'
      ? (require('./types-shown') as typeof TypesShown).typesOf(samples, file, text)
      : undefined;
  const marks = marksOf(text, [
    ...(finders[language]?.(text, reference, language, types?.contracts) ?? []),
    ...(types?.shown ?? []),
  ]);
  const { lines, indentation } = readRegion(text, region);
  return marks.flatMap((mark) => {
    const line = lines.indexOf(mark.line + 1);
    return line < 0
      ? []
      : [{ ...mark, line, start: mark.start - indentation, end: mark.end - indentation }];
  });
}

/** Marks of a fence with a text of its own, which may go on from those before. */
function findInFence(
  { code, language, session, position }: Sample,
  reference: CodeReference,
): Mark[] {
  // A session goes on from block to block; a program in another language is whole.
  const isSession = /^(?:python|bash)$/.test(language);
  const text = isSession ? session.join('\n') : code;
  const before = isSession ? session.slice(0, position) : [];
  const skipped = before.flatMap((block) => block.split('\n')).length;
  const length = code.split('\n').length;
  return marksOf(text, finders[language]?.(text, reference, language) ?? [])
    .map((mark) => ({ ...mark, line: mark.line - skipped }))
    .filter(({ line }) => line >= 0 && line < length);
}

/** A step for the highlighter that marks what the reference knows. */
export function createCodeLinks(options: CodeLinkOptions): Annotate {
  return (sample) => {
    const reference = options.referenceOf(sample.document);
    if (!reference || !Object.hasOwn(finders, sample.language)) return [];
    return sample.include === undefined
      ? findInFence(sample, reference)
      : findInRegion(sample.include, sample.language, options.samples, reference);
  };
}
