import type { CodeLine, CodePiece } from './lines';

/** Text within a line that has a link or a note. Lines and columns count from 0. */
export interface Mark {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** An address within the site, or a full one. */
  readonly href?: string;
  /** The lines of the note, which are shown and read aloud. */
  readonly note: string;
}

/** A block of code, with what a step needs to mark parts of it. */
export interface Sample {
  readonly code: string;
  readonly language: string;
  /** Path of the document. */
  readonly document: string;
  /** File and region that the code comes from: `folder/file#region`. */
  readonly include?: string;
  /** The code of all blocks with the same language and title in this document, in order, and the index of this one. */
  readonly session: readonly string[];
  readonly position: number;
}

/** Marks parts of a block of code. */
export type Annotate = (sample: Sample) => readonly Mark[];

/** A line in which each marked part is a separate piece. */
export function withMarks(line: CodeLine, marks: readonly Mark[]): CodeLine {
  if (marks.length === 0) return line;
  let column = 0;
  return line.flatMap((piece): CodePiece[] => {
    const [kind, text] = typeof piece === 'string' ? ['', piece] : piece;
    const from = column;
    column += text.length;
    const inside = marks
      .filter(({ start, end }) => start >= from && end <= column)
      .sort((left, right) => left.start - right.start);
    const pieces: CodePiece[] = [];
    const plain = (start: number, end: number): void => {
      const part = text.slice(start - from, end - from);
      if (part !== '') pieces.push(kind === '' ? part : [kind, part]);
    };
    let done = from;
    for (const { start, end, href, note } of inside) {
      if (start < done) continue;
      plain(done, start);
      const part = text.slice(start - from, end - from);
      pieces.push(href === undefined ? [kind, part, note] : [kind, part, note, href]);
      done = end;
    }
    plain(done, column);
    return pieces;
  });
}
