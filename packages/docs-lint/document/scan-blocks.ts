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
export function rowOf(line: Line): TableRow {
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
  const openAdmonitions: { -readonly [Key in keyof Admonition]: Admonition[Key] }[] = [];
  /** Start and kind of the text that the next line may continue; that of a component goes on to the next blank line. */
  let running:
    { kind: 'paragraph' | 'item'; start: number; end: number; isComponent?: boolean } | undefined;
  const finish = (): void => {
    if (running !== undefined) scan.pieces.push(running);
    running = undefined;
  };

  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined || line.start < scan.bodyStart) continue;
    const bare = line.text.replace(/^[ \t>]+/, '');

    if (bare === '') {
      finish();
      continue;
    }

    if (running?.isComponent) {
      running.end = line.end;
      continue;
    }

    const fence = FENCE.exec(line.text);
    if (fence !== null) {
      finish();
      const [, lead = '', marks = '', info = ''] = fence;
      const close = new RegExp(`^[ \\t>]*${marks.charAt(0)}{${marks.length},}[ \\t]*$`);
      let last = i + 1;
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
      i = last;
      continue;
    }

    if (bare.startsWith('$$')) {
      finish();
      const start = line.start + line.text.indexOf('$$');
      const close = text.indexOf('$$', start + 2);
      const end = close < 0 ? text.length : close + 2;
      scan.maths.push({ start, end, content: { start: start + 2, end: end - 2 }, display: true });
      while (i + 1 < lines.length && (lines[i + 1]?.start ?? 0) < end) i += 1;
      continue;
    }

    if (bare.startsWith('<!--')) {
      finish();
      const close = text.indexOf('-->', line.start);
      while (i + 1 < lines.length && (lines[i + 1]?.start ?? 0) < close) i += 1;
      continue;
    }

    if (running === undefined && IMPORT.test(line.text)) {
      scan.imports.push(importOf(line));
      continue;
    }

    const admonition = /^(:{3,})\s*([\w-]*)[ \t]*(.*)$/.exec(bare);
    if (admonition !== null) {
      finish();
      const [, , kind = '', title = ''] = admonition;
      if (kind === '' && openAdmonitions.length > 0) {
        const opened = openAdmonitions.pop();
        if (opened !== undefined) opened.close = { start: line.start, end: line.end };
        continue;
      }
      const titleRange = { start: line.end - title.length, end: line.end };
      const opened = {
        start: line.start,
        end: line.end,
        kind,
        title: titleRange,
        close: undefined as Range | undefined,
      };
      openAdmonitions.push(opened);
      scan.admonitions.push(opened);
      if (title !== '') scan.pieces.push({ kind: 'callout', ...titleRange });
      continue;
    }

    if (HEADING.test(line.text)) {
      finish();
      const heading = headingOf(line);
      scan.headings.push(heading);
      scan.pieces.push({ kind: 'heading', ...heading.text });
      continue;
    }

    const next = lines[i + 1];
    if (line.text.includes('|') && next?.text.includes('-') && DELIMITER.test(next.text)) {
      finish();
      const header = rowOf(line);
      const rows: TableRow[] = [];
      let last = i + 2;
      while (
        last < lines.length &&
        /\S/.test(lines[last]?.text ?? '') &&
        lines[last]?.text.includes('|')
      ) {
        const row = lines[last];
        if (row !== undefined) rows.push(rowOf(row));
        last += 1;
      }
      const end = lines[last - 1]?.end ?? next.end;
      scan.tables.push({ start: header.start, end, header, delimiter: rowOf(next), rows });
      for (const row of [header, ...rows]) {
        for (const cell of row.cells)
          if (cell.end > cell.start) scan.pieces.push({ kind: 'cell', ...cell });
      }
      i = last - 1;
      continue;
    }

    if (/^(?:[-*_][ \t]*){3,}$/.test(bare)) {
      finish();
      continue;
    }

    const item = ITEM.exec(line.text);
    if (item !== null) {
      finish();
      running = { kind: 'item', start: line.start + item[0].length, end: line.end };
      continue;
    }

    if (running === undefined) {
      running = {
        kind: 'paragraph',
        start: line.start + (line.text.length - bare.length),
        end: line.end,
        isComponent: /^<[A-Z]/.test(bare),
      };
    } else running.end = line.end;
  }
  finish();
  scan.pieces.sort((a, b) => a.start - b.start);
  return scan;
}
