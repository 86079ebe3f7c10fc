import { behindBraces, readTag } from './tag';
import { NOTHING, SOMETHING, type Link, type Maths, type Range, type Tag } from './types';
import type { BlockScan } from './scan-blocks';

/** What a walk over running text finds. */
export interface InlineScan {
  readonly prose: string;
  readonly links: Link[];
  readonly tags: Tag[];
  readonly codeSpans: Range[];
  readonly maths: Maths[];
}

/** Offset of the unescaped `)` that ends a link's target, or -1. */
function targetEnd(text: string, start: number, end: number): number {
  let depth = 0;
  for (let i = start; i < end; i += 1) {
    const character = text.charAt(i);
    if (character === '\\') i += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      if (depth === 0) return i;
      depth -= 1;
    } else if (character === '\n') return -1;
  }
  return -1;
}

/** Address of a site in running text, without what ends a sentence. */
const BARE = /(?:https?:\/\/|www\.)[^\s<>)\]"'`|\u0001\u0002]+/y;

/** A walk over the running text of a document, and what it has found so far. */
interface Walk {
  readonly text: string;
  /** The text, one character each; what is no running text gives way to a mark. */
  readonly prose: string[];
  readonly links: Link[];
  readonly tags: Tag[];
  readonly codeSpans: Range[];
  readonly maths: Maths[];
  /** Brackets of the piece that are still open. */
  brackets: { readonly at: number; readonly image: boolean }[];
}

function fill({ prose }: Walk, start: number, end: number, by: string): void {
  for (let i = start; i < end; i += 1) if (prose[i] !== '\n') prose[i] = by;
}

/**
 * Reads what begins with a character.
 *
 * @param at place of the character
 * @param end end of the piece
 * @returns place of the last character that belongs to it
 */
type Reader = (walk: Walk, at: number, end: number) => number;

const readEscape: Reader = (walk, at) => {
  fill(walk, at, at + 1, NOTHING);
  return at + 1;
};

const readCode: Reader = (walk, at, end) => {
  const run = /`+/y;
  run.lastIndex = at;
  const ticks = run.exec(walk.text)?.[0] ?? '`';
  const close = new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g');
  close.lastIndex = at + ticks.length;
  const found = close.exec(walk.text);
  if (found === null || found.index >= end) return at + ticks.length - 1;
  const behind = found.index + ticks.length;
  walk.codeSpans.push({ start: at, end: behind });
  fill(walk, at, behind, SOMETHING);
  return behind - 1;
};

const readMaths: Reader = (walk, at, end) => {
  const { text } = walk;
  const double = text.charAt(at + 1) === '$';
  const marks = double ? '$$' : '$';
  const open = at + marks.length;
  let close = open;
  while (close < end && !text.startsWith(marks, close))
    close += text.charAt(close) === '\\' ? 2 : 1;
  const isMaths =
    close < end &&
    close > open &&
    !/^[ \t]/.test(text.slice(open, open + 1)) &&
    !/[ \t]$/.test(text.slice(open, close)) &&
    !/\d/.test(text.charAt(close + marks.length));
  if (!isMaths) return at;
  const behind = close + marks.length;
  const content = { start: open, end: close };
  walk.maths.push({ start: at, end: behind, content, display: double });
  fill(walk, at, behind, SOMETHING);
  return behind - 1;
};

/** Links that a tag has as attributes. */
function linksOf(tag: Tag): Link[] {
  return tag.attributes.flatMap(({ name, raw, valueRange }): Link[] => {
    const target = /^(["'])(.*)\1$/.exec(raw ?? '')?.[2];
    // "to" may also be a release or a number: only what looks like a path is a link.
    const leads = name === 'href' || (name === 'to' && /^[./#]/.test(target ?? ''));
    if (target === undefined || !leads) return [];
    return [
      {
        start: tag.start,
        end: tag.end,
        kind: 'attribute',
        text: { start: tag.start, end: tag.start },
        target,
        targetRange: { start: valueRange.start + 1, end: valueRange.end - 1 },
      },
    ];
  });
}

const readOpenTag: Reader = (walk, at, end) => {
  const { text } = walk;
  const tag = readTag(text, at);
  if (tag === undefined) return at;
  walk.tags.push(tag);
  walk.links.push(...linksOf(tag));
  fill(walk, tag.start, tag.end, tag.kind === 'void' ? SOMETHING : NOTHING);
  // What a component holds in braces, and nothing else, is a value: code for `<CodeBlock>`.
  if (tag.kind === 'open' && /^[A-Z]/.test(tag.name) && text.charAt(tag.end) === '{') {
    const behind = behindBraces(text, tag.end);
    if (behind <= end && text.startsWith(`</${tag.name}>`, behind)) {
      fill(walk, tag.end, behind, SOMETHING);
      return behind - 1;
    }
  }
  return tag.end - 1;
};

/** A comment, an address in angle brackets, or a tag. */
const readMarkup: Reader = (walk, at, end) => {
  const { text } = walk;
  if (text.startsWith('<!--', at)) {
    const close = text.indexOf('-->', at);
    if (close < 0) return at;
    fill(walk, at, close + 3, SOMETHING);
    return close + 2;
  }
  const auto = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/y;
  auto.lastIndex = at;
  const found = auto.exec(text);
  if (found === null) return readOpenTag(walk, at, end);
  const behind = at + found[0].length;
  walk.links.push({
    start: at,
    end: behind,
    kind: 'autolink',
    text: { start: at + 1, end: at + 1 },
    target: found[1] ?? '',
    targetRange: { start: at + 1, end: behind - 1 },
  });
  fill(walk, at, behind, SOMETHING);
  return behind - 1;
};

const openBracket: Reader = ({ text, brackets }, at) => {
  brackets.push({ at, image: text.charAt(at - 1) === '!' && text.charAt(at - 2) !== '\\' });
  return at;
};

const closeBracket: Reader = (walk, at, end) => {
  const { text } = walk;
  const open = walk.brackets.pop();
  if (open === undefined || text.charAt(at + 1) !== '(') return at;
  const close = targetEnd(text, at + 2, end);
  if (close < 0) return at;
  const inside = text.slice(at + 2, close);
  const target = /^\s*(?:<([^>]*)>|(\S*?))(?:\s+["'(].*["')])?\s*$/.exec(inside);
  const value = target?.[1] ?? target?.[2] ?? inside.trim();
  const targetStart = at + 2 + inside.indexOf(value);
  const from = open.image ? open.at - 1 : open.at;
  walk.links.push({
    start: from,
    end: close + 1,
    kind: open.image ? 'image' : 'link',
    text: { start: open.at + 1, end: at },
    target: value,
    targetRange: { start: targetStart, end: targetStart + value.length },
  });
  fill(walk, from, open.at + 1, NOTHING);
  fill(walk, at, close + 1, NOTHING);
  return close;
};

/** Emphasis; an underscore inside a word is part of it. */
const readEmphasis: Reader = (walk, at) => {
  const { text } = walk;
  const character = text.charAt(at);
  const [before, behind] = [text.charAt(at - 1), text.charAt(at + 1)];
  const inside = character === '_' && /\w/.test(before) && /\w/.test(behind);
  const alone = character === '*' && /\s/.test(before) && /\s/.test(behind);
  if (!inside && !alone && character !== '~') fill(walk, at, at + 1, NOTHING);
  return at;
};

const readEntity: Reader = (walk, at) => {
  const entity = /&(?:#\d+|#x[\da-f]+|\w+);/iy;
  entity.lastIndex = at;
  const found = entity.exec(walk.text)?.[0];
  if (found === undefined) return at;
  fill(walk, at, at + found.length, SOMETHING);
  return at + found.length - 1;
};

const readAddress: Reader = (walk, at) => {
  const { text } = walk;
  BARE.lastIndex = at;
  const found = /\w/.test(text.charAt(at - 1))
    ? undefined
    : BARE.exec(text)?.[0].replace(/[.,;:!?]+$/, '');
  if (found === undefined || found.length < 5) return at;
  const range = { start: at, end: at + found.length };
  walk.links.push({
    ...range,
    kind: 'bare',
    text: { start: at, end: at },
    target: found,
    targetRange: range,
  });
  fill(walk, range.start, range.end, SOMETHING);
  return range.end - 1;
};

const readers: Readonly<Record<string, Reader>> = {
  '\\': readEscape,
  '`': readCode,
  $: readMaths,
  '<': readMarkup,
  '[': openBracket,
  ']': closeBracket,
  '*': readEmphasis,
  _: readEmphasis,
  '~': readEmphasis,
  '&': readEntity,
  h: readAddress,
  w: readAddress,
};

/** What is no running text is blank: everything between the pieces, except tags, which the walk looks for. */
function blankGaps(walk: Walk, { pieces }: BlockScan): void {
  let last = 0;
  for (const piece of pieces) {
    fill(walk, last, piece.start, ' ');
    last = Math.max(last, piece.end);
  }
  fill(walk, last, walk.text.length, ' ');
}

/** Walks over the running text of a document: code, formulas, tags, links. */
export function scanInline(text: string, blocks: BlockScan): InlineScan {
  const walk: Walk = {
    text,
    prose: text.split(''),
    links: [],
    tags: [],
    codeSpans: [],
    maths: [],
    brackets: [],
  };
  blankGaps(walk, blocks);
  for (const { start, end } of blocks.pieces) {
    // The front matter isn't Markdown.
    if (start < blocks.bodyStart) continue;
    walk.brackets = [];
    for (let i = start; i < end; i += 1) i = readers[text.charAt(i)]?.(walk, i, end) ?? i;
  }
  const { links, tags, codeSpans, maths } = walk;
  // An address that is the text of a link is reported with that link.
  const own = links.filter(
    (link) =>
      link.kind !== 'bare' ||
      !links.some(({ text: shown }) => shown.start <= link.start && link.end <= shown.end),
  );
  own.sort((a, b) => a.start - b.start);
  return { prose: walk.prose.join(''), links: own, tags, codeSpans, maths };
}
