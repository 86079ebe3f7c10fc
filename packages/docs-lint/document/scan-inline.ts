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

/** Walks over the running text of a document: code, formulas, tags, links. */
export function scanInline(text: string, blocks: BlockScan): InlineScan {
  const links: Link[] = [];
  const tags: Tag[] = [];
  const codeSpans: Range[] = [];
  const maths: Maths[] = [];
  const prose = text.split('');
  const fill = (start: number, end: number, by: string): void => {
    for (let i = start; i < end; i += 1) if (prose[i] !== '\n') prose[i] = by;
  };

  // What is no running text is blank: everything between the pieces, except tags, which are looked for below.
  let last = 0;
  const gaps: Range[] = [];
  for (const piece of blocks.pieces) {
    if (piece.start > last) gaps.push({ start: last, end: piece.start });
    last = Math.max(last, piece.end);
  }
  gaps.push({ start: last, end: text.length });
  for (const { start, end } of gaps) fill(start, end, ' ');

  const walk = (start: number, end: number): void => {
    const brackets: { readonly at: number; readonly image: boolean }[] = [];
    for (let i = start; i < end; i += 1) {
      const character = text.charAt(i);
      if (character === '\\') {
        fill(i, i + 1, NOTHING);
        i += 1;
      } else if (character === '`') {
        const run = /`+/y;
        run.lastIndex = i;
        const ticks = run.exec(text)?.[0] ?? '`';
        const close = new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g');
        close.lastIndex = i + ticks.length;
        const found = close.exec(text);
        if (found === null || found.index >= end) {
          i += ticks.length - 1;
          continue;
        }
        const behind = found.index + ticks.length;
        codeSpans.push({ start: i, end: behind });
        fill(i, behind, SOMETHING);
        i = behind - 1;
      } else if (character === '$') {
        const double = text.charAt(i + 1) === '$';
        const marks = double ? '$$' : '$';
        const open = i + marks.length;
        let close = open;
        while (close < end && !text.startsWith(marks, close))
          close += text.charAt(close) === '\\' ? 2 : 1;
        const isMaths =
          close < end &&
          close > open &&
          !/^[ \t]/.test(text.slice(open, open + 1)) &&
          !/[ \t]$/.test(text.slice(open, close)) &&
          !/\d/.test(text.charAt(close + marks.length));
        if (!isMaths) continue;
        const behind = close + marks.length;
        maths.push({
          start: i,
          end: behind,
          content: { start: open, end: close },
          display: double,
        });
        fill(i, behind, SOMETHING);
        i = behind - 1;
      } else if (character === '<') {
        if (text.startsWith('<!--', i)) {
          const close = text.indexOf('-->', i);
          if (close >= 0) {
            fill(i, close + 3, SOMETHING);
            i = close + 2;
          }
          continue;
        }
        const auto = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/y;
        auto.lastIndex = i;
        const found = auto.exec(text);
        if (found !== null) {
          const behind = i + found[0].length;
          const targetRange = { start: i + 1, end: behind - 1 };
          links.push({
            start: i,
            end: behind,
            kind: 'autolink',
            text: { start: i + 1, end: i + 1 },
            target: found[1] ?? '',
            targetRange,
          });
          fill(i, behind, SOMETHING);
          i = behind - 1;
          continue;
        }
        const tag = readTag(text, i);
        if (tag === undefined) continue;
        tags.push(tag);
        for (const attribute of tag.attributes) {
          const target = /^(["'])(.*)\1$/.exec(attribute.raw ?? '')?.[2];
          // "to" may also be a release or a number: only what looks like a path is a link.
          const leads =
            attribute.name === 'href' || (attribute.name === 'to' && /^[./#]/.test(target ?? ''));
          if (target !== undefined && leads) {
            links.push({
              start: tag.start,
              end: tag.end,
              kind: 'attribute',
              text: { start: tag.start, end: tag.start },
              target,
              targetRange: {
                start: attribute.valueRange.start + 1,
                end: attribute.valueRange.end - 1,
              },
            });
          }
        }
        fill(tag.start, tag.end, tag.kind === 'void' ? SOMETHING : NOTHING);
        i = tag.end - 1;
        // What a component holds in braces, and nothing else, is a value: code for `<CodeBlock>`.
        if (tag.kind === 'open' && /^[A-Z]/.test(tag.name) && text.charAt(tag.end) === '{') {
          const behind = behindBraces(text, tag.end);
          if (behind > end || !text.startsWith(`</${tag.name}>`, behind)) continue;
          fill(tag.end, behind, SOMETHING);
          i = behind - 1;
        }
      } else if (character === '[') {
        brackets.push({ at: i, image: text.charAt(i - 1) === '!' && text.charAt(i - 2) !== '\\' });
      } else if (character === ']') {
        const open = brackets.pop();
        if (open === undefined || text.charAt(i + 1) !== '(') continue;
        const close = targetEnd(text, i + 2, end);
        if (close < 0) continue;
        const inside = text.slice(i + 2, close);
        const target = /^\s*(?:<([^>]*)>|(\S*?))(?:\s+["'(].*["')])?\s*$/.exec(inside);
        const value = target?.[1] ?? target?.[2] ?? inside.trim();
        const targetStart = i + 2 + inside.indexOf(value);
        const from = open.image ? open.at - 1 : open.at;
        links.push({
          start: from,
          end: close + 1,
          kind: open.image ? 'image' : 'link',
          text: { start: open.at + 1, end: i },
          target: value,
          targetRange: { start: targetStart, end: targetStart + value.length },
        });
        fill(from, open.at + 1, NOTHING);
        fill(i, close + 1, NOTHING);
        i = close;
      } else if (character === '*' || character === '_' || character === '~') {
        // Emphasis; an underscore inside a word is part of it.
        const inside =
          character === '_' && /\w/.test(text.charAt(i - 1)) && /\w/.test(text.charAt(i + 1));
        const alone =
          character === '*' && /\s/.test(text.charAt(i - 1)) && /\s/.test(text.charAt(i + 1));
        if (!inside && !alone && character !== '~') fill(i, i + 1, NOTHING);
      } else if (character === '&') {
        const entity = /&(?:#\d+|#x[\da-f]+|\w+);/iy;
        entity.lastIndex = i;
        const found = entity.exec(text)?.[0];
        if (found !== undefined) {
          fill(i, i + found.length, SOMETHING);
          i += found.length - 1;
        }
      } else if (character === 'h' || character === 'w') {
        BARE.lastIndex = i;
        const found = /\w/.test(text.charAt(i - 1))
          ? undefined
          : BARE.exec(text)?.[0].replace(/[.,;:!?]+$/, '');
        if (found === undefined || found.length < 5) continue;
        const range = { start: i, end: i + found.length };
        links.push({
          ...range,
          kind: 'bare',
          text: { start: i, end: i },
          target: found,
          targetRange: range,
        });
        fill(range.start, range.end, SOMETHING);
        i = range.end - 1;
      }
    }
  };

  for (const piece of blocks.pieces) {
    // The front matter isn't Markdown.
    if (piece.start >= blocks.bodyStart) walk(piece.start, piece.end);
  }
  // An address that is the text of a link is reported with that link.
  const own = links.filter(
    (link) =>
      link.kind !== 'bare' ||
      !links.some(({ text: shown }) => shown.start <= link.start && link.end <= shown.end),
  );
  own.sort((a, b) => a.start - b.start);
  return { prose: prose.join(''), links: own, tags, codeSpans, maths };
}
