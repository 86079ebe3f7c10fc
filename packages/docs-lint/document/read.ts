import { parseMarkdownHeadingId } from '@docusaurus/utils';
import { Parser } from 'acorn';
import type { Heading as HeadingNode, Literal, Parent, Resource, Root } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { readJsx } from './jsx';
import { rangeOf } from './tree';
import {
  NOTHING,
  SOMETHING,
  type Callout,
  type Block,
  type FrontMatter,
  type Heading,
  type Import,
  type Link,
  type Range,
  type Tag,
} from './types';

/** Lists that are read from the tree of a document. */
interface Read {
  readonly blocks: Block[];
  readonly headings: Heading[];
  readonly links: Link[];
  readonly tags: Tag[];
  readonly imports: Import[];
}

const entity = /&(?:#\d+|#x[\da-f]+|\w+);/gi;

const blank = (text: string, by = ' '): string => text.replace(/[^\n]/g, by);

/** The marks in front of a line of text, in a list or a quotation. */
const leads = /(?<=\n)[ \t>]+/g;

/** Where the content of a node is; behind its marks if there's none. */
function inside({ children, ...node }: Parent): Range {
  const { end } = rangeOf(node);
  const [first = { position: undefined }, last = first] = [children[0], children.at(-1)];
  return { start: first.position?.start.offset ?? end, end: last.position?.end.offset ?? end };
}

function headingOf(text: string, node: HeadingNode): Heading {
  const { start, end } = inside(node);
  const { text: words, id: value } = parseMarkdownHeadingId(text.slice(start, end));
  const at = text.lastIndexOf(value ?? '', end);
  const id = value === undefined ? value : { value, range: { start: at, end: at + value.length } };
  return { ...rangeOf(node), level: node.depth, text: { start, end: start + words.length }, id };
}

function linkOf(text: string, node: Node & Resource): Link {
  const range = rangeOf(node);
  const source = text.slice(range.start, range.end);
  const at = node.type === 'definition' ? source.indexOf(']:') : source.lastIndexOf('](');
  if (!/^!?\[/.test(source) || at < 0) {
    const auto = source.startsWith('<');
    const targetRange = auto ? { start: range.start + 1, end: range.end - 1 } : range;
    const target = text.slice(targetRange.start, targetRange.end);
    const shown = { start: targetRange.start, end: targetRange.start };
    return { ...range, kind: auto ? 'autolink' : 'bare', text: shown, target, targetRange };
  }
  const rest = source.slice(at + 2).replace(/\)$/, '');
  const found = /^\s*(?:<([^>]*)>|(\S*))(?:\s+["'(].*["')])?\s*$/s.exec(rest);
  const target = found?.[1] ?? found?.[2] ?? rest.trim();
  const start = range.start + at + 2 + rest.indexOf(target);
  return {
    ...range,
    kind: node.type as 'link' | 'image' | 'definition',
    text: { start: range.start + source.indexOf('[') + 1, end: range.start + at },
    target,
    targetRange: { start, end: start + target.length },
  };
}

/** Links that a tag has as attributes. */
function linksOf(tag: Tag): Link[] {
  return tag.attributes.flatMap(({ name, raw, valueRange }): Link[] => {
    const target = /^(["'])(.*)\1$/.exec(raw ?? '')?.[2];
    // "to" may also be a release or a number: only what looks like a path is a link.
    const isLink = name === 'href' || (name === 'to' && /^[./#]/.test(target ?? ''));
    if (target === undefined || !isLink) return [];
    const { start, end } = tag;
    const text = { start, end: start };
    const targetRange = { start: valueRange.start + 1, end: valueRange.end - 1 };
    return [{ start, end, kind: 'attribute', text, target, targetRange }];
  });
}

function importsOf({ value }: Literal, { start, end }: Range): Import[] {
  const code: Import = { start, end, name: undefined, from: undefined, fromRange: { start, end } };
  try {
    const { body } = Parser.parse(String(value), { ecmaVersion: 'latest', sourceType: 'module' });
    return body.map((statement) => {
      const range = { start: start + statement.start, end: start + statement.end };
      if (statement.type !== 'ImportDeclaration') return { ...code, ...range };
      const { source, specifiers } = statement;
      const [first, ...others] = specifiers;
      const whole = others.length === 0 && (!first || first.type === 'ImportDefaultSpecifier');
      if (!whole) return { ...code, ...range };
      const fromRange = { start: start + source.start + 1, end: start + source.end - 1 };
      return { ...range, name: first?.local.name, from: String(source.value), fromRange };
    });
  } catch {
    return [code];
  }
}

/** Texts of the front matter that a reader sees. */
function frontMatterBlocks(frontMatter: FrontMatter | undefined): Block[] {
  const kinds = { title: 'title', sidebar_label: 'title', description: 'description' } as const;
  return (frontMatter?.entries ?? []).flatMap(({ key, valueRange }) => {
    const kind = kinds[key as keyof typeof kinds];
    return kind === undefined ? [] : [{ kind, ...valueRange }];
  });
}

/** Writes the words of a document in place: everything else is blank. */
class Prose {
  private readonly letters: string[];

  /** Offset behind the piece that is being read. */
  end = Infinity;

  constructor(private readonly text: string) {
    this.letters = blank(text).split('');
  }

  slice({ start, end }: Range): string {
    return this.text.slice(start, end);
  }

  put(start: number, words: string): void {
    const length = Math.min(words.length, this.end - start);
    for (let i = 0; i < length; i += 1) this.letters[start + i] = words.charAt(i);
  }

  fill(range: Range, by: string): void {
    this.put(range.start, blank(this.slice(range), by));
  }

  /** Shows a stretch of the text, without the marks in front of its lines. */
  copy(range: Range): void {
    this.put(
      range.start,
      this.slice(range).replace(leads, (lead) => blank(lead)),
    );
  }

  /** Shows a text: Markdown has a node of its own for a letter that's written as several. */
  copyText(value: string, range: Range): void {
    const source = this.slice(range);
    if (source.length === value.length || source.includes('\n')) this.copy(range);
    else if (source.startsWith('\\')) this.put(range.start, NOTHING + source.slice(1));
    else this.fill(range, SOMETHING);
  }

  toString(): string {
    return this.letters.join('');
  }
}

/** Nodes whose children are blocks. */
const holders = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Reads from the tree of a text what rules look at. */
export function readTree(
  text: string,
  tree: Root,
  frontMatter: FrontMatter | undefined,
): Read & { readonly prose: string } {
  const prose = new Prose(text);
  const read: Read = {
    blocks: frontMatterBlocks(frontMatter),
    headings: [],
    links: [],
    tags: [],
    imports: [],
  };
  for (const block of read.blocks) prose.copy(block);
  const open = (kind: Block['kind'], range: Range): void => {
    const words = prose.slice(range);
    const start = range.start + words.search(/\S|$/);
    const block = { kind, start, end: start + words.trim().length };
    if (block.start === block.end) return;
    read.blocks.push(block);
    prose.end = block.end;
    prose.fill(block, NOTHING);
    for (const { 0: lead, index } of prose.slice(block).matchAll(leads))
      prose.put(block.start + index, blank(lead));
  };
  const readRaw = (value: string, range: Range, isBlock: boolean): void => {
    if (value.startsWith('<!--')) return isBlock ? undefined : prose.fill(range, SOMETHING);
    if (isBlock) open('paragraph', range);
    const { tags, texts, values } = readJsx(text, range);
    read.tags.push(...tags);
    read.links.push(...tags.flatMap(linksOf));
    for (const part of [...texts, ...values]) prose.copy(part);
    for (const part of texts)
      for (const { 0: found, index } of prose.slice(part).matchAll(entity))
        prose.put(part.start + index, SOMETHING.repeat(found.length));
    for (const tag of tags) {
      prose.fill(tag, tag.kind === 'void' ? SOMETHING : NOTHING);
      // What a component holds in braces is a value: code for `<CodeBlock>`.
      const held = values.find(({ start }) => start === tag.end);
      if (held && tag.kind === 'open' && /^[A-Z]/.test(tag.name)) prose.fill(held, SOMETHING);
    }
  };
  visit(tree, (node, index, parent) => {
    const range = rangeOf(node);
    const { value } = node as Literal;
    switch (node.type) {
      case 'paragraph':
        return open(parent?.type === 'listItem' && index === 0 ? 'item' : 'paragraph', range);
      case 'tableCell':
        return open('cell', range);
      case 'callout':
        return open('callout', inside(node as Callout));
      case 'heading': {
        const heading = headingOf(text, node as HeadingNode);
        read.headings.push(heading);
        return open('heading', heading.text);
      }
      case 'text':
        return prose.copyText(value, range);
      case 'break':
        return prose.fill(range, ' ');
      case 'inlineCode':
      case 'inlineMath':
        return prose.fill(range, SOMETHING);
      case 'jsx':
        return readRaw(value, range, holders.has(parent?.type ?? ''));
      case 'import':
      case 'export':
        return void read.imports.push(...importsOf(node as Literal, range));
      case 'linkReference':
      case 'imageReference':
        return prose.copy(range);
      case 'link':
      case 'image':
      case 'definition': {
        const link = linkOf(text, node as Node & Resource);
        read.links.push(link);
        if (link.kind === 'image') prose.copy(link.text);
        if (link.kind !== 'autolink' && link.kind !== 'bare') return undefined;
        prose.fill(range, SOMETHING);
        return visit.SKIP;
      }
      default:
        return undefined;
    }
  });
  return { ...read, prose: prose.toString() };
}
