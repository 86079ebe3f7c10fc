import type {
  Admonition,
  Block,
  Fence,
  FrontMatter,
  Heading,
  Import,
  Line,
  Maths,
  Range,
  Table,
  TableRow,
} from './types';

/** What a walk over the lines of a document finds. */
export interface BlockScan {
  readonly pieces: Block[];
  readonly headings: Heading[];
  readonly fences: Fence[];
  readonly maths: Maths[];
  readonly tables: Table[];
  readonly admonitions: Admonition[];
  readonly imports: Import[];
  /** Lines with JSX, which may hold tags over several lines. */
  readonly bodyStart: number;
}

const FENCE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(`{3,}|~{3,})([^`\n]*)$/;
const HEADING = /^( {0,3}#{1,6})(?:[ \t]+(.*?))?[ \t]*$/;
const DELIMITER = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const ITEM = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const IMPORT = /^(?:import|export)\s/;

/** Splits a row at its pipes; one in a code span or behind a backslash belongs to the cell. */
function rowOf(line: Line): TableRow {
  const lead = /^[ \t>]*/.exec(line.text)?.[0].length ?? 0;
  const cells: Range[] = [];
  let start = lead;
  let ticks = '';
  for (let i = lead; i <= line.text.length; i += 1) {
    const character = line.text.charAt(i);
    if (character === '\\' && ticks === '') {
      i += 1;
      continue;
    }
    if (character === '`') {
      const run = /^`+/.exec(line.text.slice(i))?.[0] ?? '';
      if (ticks === run) ticks = '';
      else if (ticks === '' && line.text.includes(run, i + run.length)) ticks = run;
      i += run.length - 1;
      continue;
    }
    if (i === line.text.length || (character === '|' && ticks === '')) {
      const text = line.text.slice(start, i);
      // There's nothing before the first pipe or after the last one.
      const outside = text.trim() === '' && (start === lead || i === line.text.length);
      if (!outside) {
        const from = start + (text.trim() === '' ? 0 : text.search(/\S/));
        cells.push({ start: line.start + from, end: line.start + from + text.trim().length });
      }
      start = i + 1;
    }
  }
  return { start: line.start + lead, end: line.end, cells };
}

function headingOf(line: Line): Heading {
  const marks = /^( {0,3})(#{1,6})[ \t]*/.exec(line.text);
  const start = line.start + (marks?.[0].length ?? 0);
  const rest = line.text.slice(marks?.[0].length ?? 0).replace(/[ \t]+#*[ \t]*$/, '');
  const id = /[ \t]*\{#([^}]*)\}$/.exec(rest);
  const words = id === null ? rest : rest.slice(0, id.index);
  const idStart = start + (id?.index ?? 0) + (id?.[0].length ?? 0) - (id?.[1]?.length ?? 0) - 1;
  return {
    start: line.start,
    end: line.end,
    level: marks?.[2]?.length ?? 1,
    text: { start, end: start + words.trimEnd().length },
    id:
      id === null
        ? undefined
        : {
            value: id[1] ?? '',
            range: { start: idStart, end: idStart + (id[1]?.length ?? 0) },
          },
  };
}

function importOf(line: Line): Import {
  const found = /^import\s+(?:(\w+)\s+from\s+)?(['"])(.*?)\2/.exec(line.text);
  const fromStart =
    line.start + (found === null ? 0 : found[0].length - 1 - (found[3] ?? '').length);
  return {
    start: line.start,
    end: line.end,
    name: found?.[1],
    from: found?.[3],
    fromRange: { start: fromStart, end: fromStart + (found?.[3] ?? '').length },
  };
}

/** Texts of the front matter that a reader sees. */
function frontMatterPieces(frontMatter: FrontMatter | undefined): Block[] {
  const kinds = { title: 'title', sidebar_label: 'title', description: 'description' } as const;
  return (frontMatter?.entries ?? []).flatMap(({ key, valueRange }) => {
    const kind = kinds[key as keyof typeof kinds];
    return kind === undefined ? [] : [{ kind, ...valueRange }];
  });
}

/** Text that the next line may continue; that of a component goes on to the next blank line. */
interface Running {
  readonly kind: 'paragraph' | 'item';
  readonly start: number;
  end: number;
  readonly isComponent?: boolean;
}

/** A walk over the lines of a document, and what it has found so far. */
interface Walk {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly scan: BlockScan;
  readonly openAdmonitions: { -readonly [Key in keyof Admonition]: Admonition[Key] }[];
  running: Running | undefined;
}

function finish(walk: Walk): void {
  if (walk.running !== undefined) walk.scan.pieces.push(walk.running);
  walk.running = undefined;
}

/** Index of the last line that begins before an offset, from a line on. */
function lastBefore({ lines }: Walk, index: number, offset: number): number {
  let last = index;
  while (last + 1 < lines.length && (lines[last + 1]?.start ?? 0) < offset) last += 1;
  return last;
}

/**
 * Reads the block that begins at a line.
 *
 * @param index of the line
 * @param bare the line without what is before its text
 * @returns index of the last line of the block, undefined if it's a block of another kind
 */
type Reader = (walk: Walk, index: number, line: Line, bare: string) => number | undefined;

const readBlank: Reader = (walk, index, _line, bare) => {
  if (bare !== '') return undefined;
  finish(walk);
  return index;
};

const readComponent: Reader = ({ running }, index, line) => {
  if (!running?.isComponent) return undefined;
  running.end = line.end;
  return index;
};

const readFence: Reader = (walk, index, line) => {
  const fence = FENCE.exec(line.text);
  if (fence === null) return undefined;
  finish(walk);
  const { lines, scan, text } = walk;
  const [, lead = '', marks = '', info = ''] = fence;
  const close = new RegExp(`^[ \\t>]*${marks.charAt(0)}{${marks.length},}[ \\t]*$`);
  let last = index + 1;
  while (last < lines.length && !close.test(lines[last]?.text ?? '')) last += 1;
  const closed = last < lines.length;
  const end = lines[Math.min(last, lines.length - 1)] ?? line;
  const infoStart = line.start + lead.length + marks.length;
  scan.fences.push({
    start: line.start + lead.length,
    end: end.end,
    info: { start: infoStart, end: line.end },
    language: /^\S+/.exec(info.trim())?.[0] ?? '',
    content: { start: Math.min(line.end + 1, text.length), end: closed ? end.start : end.end },
    closed,
  });
  return last;
};

const readMaths: Reader = (walk, index, line, bare) => {
  if (!bare.startsWith('$$')) return undefined;
  finish(walk);
  const start = line.start + line.text.indexOf('$$');
  const close = walk.text.indexOf('$$', start + 2);
  const end = close < 0 ? walk.text.length : close + 2;
  const content = { start: start + 2, end: end - 2 };
  walk.scan.maths.push({ start, end, content, display: true });
  return lastBefore(walk, index, end);
};

const readComment: Reader = (walk, index, line, bare) => {
  if (!bare.startsWith('<!--')) return undefined;
  finish(walk);
  return lastBefore(walk, index, walk.text.indexOf('-->', line.start));
};

const readImport: Reader = ({ running, scan }, index, line) => {
  if (running !== undefined || !IMPORT.test(line.text)) return undefined;
  scan.imports.push(importOf(line));
  return index;
};

const readAdmonition: Reader = (walk, index, line, bare) => {
  const admonition = /^(:{3,})\s*([\w-]*)[ \t]*(.*)$/.exec(bare);
  if (admonition === null) return undefined;
  finish(walk);
  const [, , kind = '', title = ''] = admonition;
  const closed = kind === '' ? walk.openAdmonitions.pop() : undefined;
  if (closed !== undefined) {
    closed.close = { start: line.start, end: line.end };
    return index;
  }
  const titleRange = { start: line.end - title.length, end: line.end };
  const opened = {
    start: line.start,
    end: line.end,
    kind,
    title: titleRange,
    close: undefined as Range | undefined,
  };
  walk.openAdmonitions.push(opened);
  walk.scan.admonitions.push(opened);
  if (title !== '') walk.scan.pieces.push({ kind: 'callout', ...titleRange });
  return index;
};

const readHeading: Reader = (walk, index, line) => {
  if (!HEADING.test(line.text)) return undefined;
  finish(walk);
  const heading = headingOf(line);
  walk.scan.headings.push(heading);
  walk.scan.pieces.push({ kind: 'heading', ...heading.text });
  return index;
};

const readTable: Reader = (walk, index, line) => {
  const { lines, scan } = walk;
  const next = lines[index + 1];
  if (!line.text.includes('|') || !next?.text.includes('-') || !DELIMITER.test(next.text)) {
    return undefined;
  }
  finish(walk);
  const header = rowOf(line);
  const rows: TableRow[] = [];
  let last = index + 2;
  for (let row = lines[last]; row && /\S/.test(row.text) && row.text.includes('|');) {
    rows.push(rowOf(row));
    last += 1;
    row = lines[last];
  }
  const end = lines[last - 1]?.end ?? next.end;
  scan.tables.push({ start: header.start, end, header, delimiter: rowOf(next), rows });
  for (const { cells } of [header, ...rows]) {
    for (const cell of cells) {
      if (cell.end > cell.start) scan.pieces.push({ kind: 'cell', ...cell });
    }
  }
  return last - 1;
};

const readRule: Reader = (walk, index, _line, bare) => {
  if (!/^(?:[-*_][ \t]*){3,}$/.test(bare)) return undefined;
  finish(walk);
  return index;
};

const readItem: Reader = (walk, index, line) => {
  const item = ITEM.exec(line.text);
  if (item === null) return undefined;
  finish(walk);
  walk.running = { kind: 'item', start: line.start + item[0].length, end: line.end };
  return index;
};

const readText: Reader = (walk, index, line, bare) => {
  if (walk.running) walk.running.end = line.end;
  else {
    walk.running = {
      kind: 'paragraph',
      start: line.start + (line.text.length - bare.length),
      end: line.end,
      isComponent: /^<[A-Z]/.test(bare),
    };
  }
  return index;
};

/** The first that finds its block reads it. */
const readers: readonly Reader[] = [
  readBlank,
  readComponent,
  readFence,
  readMaths,
  readComment,
  readImport,
  readAdmonition,
  readHeading,
  readTable,
  readRule,
  readItem,
  readText,
];

/** Walks over the lines of a document and tells its blocks apart. */
export function scanBlocks(
  text: string,
  lines: readonly Line[],
  frontMatter: FrontMatter | undefined,
): BlockScan {
  const scan: BlockScan = {
    pieces: frontMatterPieces(frontMatter),
    headings: [],
    fences: [],
    maths: [],
    tables: [],
    admonitions: [],
    imports: [],
    bodyStart: frontMatter?.end ?? 0,
  };
  const walk: Walk = { text, lines, scan, openAdmonitions: [], running: undefined };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined || line.start < scan.bodyStart) continue;
    const bare = line.text.replace(/^[ \t>]+/, '');
    for (const read of readers) {
      const last = read(walk, i, line, bare);
      if (last === undefined) continue;
      i = last;
      break;
    }
  }
  finish(walk);
  scan.pieces.sort((a, b) => a.start - b.start);
  return scan;
}
