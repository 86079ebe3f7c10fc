import { parseMarkdownHeadingId } from '@docusaurus/utils';
import { Parser } from 'acorn';
import type { Heading as HeadingNode, Literal, Parent, Resource, Root } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { readJsx, stringOf } from './jsx';
import { rangeOf } from './tree';
import { nothingMark, somethingMark, type Block, type Document, type FrontMatter } from './types';
import type { Heading, Import, Link, Range, Tag } from './types';

const fill = (source: string, by: string): string =>
  source.replace(/[^\n]+/g, (line) => by.repeat(line.length));

/** A text without the marks in front of its lines, in a list or a quotation. */
const shown = (source: string): string =>
  source.replace(/(?<=\n)[ \t>]+/g, (lead) => fill(lead, ' '));

const something = (source: string): string => fill(source, somethingMark);

/** What is found in a document, while it is read. */
class Draft {
  readonly blocks: Block[] = [];
  readonly headings: Heading[] = [];
  readonly links: Link[] = [];
  readonly tags: Tag[] = [];
  readonly values: Range[] = [];
  readonly imports: Import[] = [];
  /** Has two bytes for each letter. */
  readonly prose: Buffer;

  constructor(readonly text: string) {
    this.prose = Buffer.from(fill(text, ' '), 'utf16le');
  }

  /** Writes into the prose what is in the open piece. */
  write({ start, end }: Range, change: (source: string) => string): void {
    const last = Math.min(end, this.blocks.at(-1)?.end ?? 0);
    const words = change(this.text.slice(start, end));
    this.prose.write(words.slice(0, Math.max(0, last - start)), start * 2, 'utf16le');
  }

  /** Opens a piece of running text, in which nothing is shown yet. */
  open(kind: Block['kind'], range: Range): void {
    const words = this.text.slice(range.start, range.end);
    const start = range.start + words.search(/\S|$/);
    const block = { kind, start, end: start + words.trim().length };
    if (words.trim() === '') return;
    this.blocks.push(block);
    this.write(block, (source) =>
      source.replace(/((?<=\n)[ \t>]+)|[^\n]+/g, (found, lead?: string) =>
        (lead === undefined ? nothingMark : ' ').repeat(found.length),
      ),
    );
  }
}

/** Where the content of a node is; behind its marks if there's none. */
function inside(node: Parent): Range {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const { end } = rangeOf(node);
  return { start: first ? rangeOf(first).start : end, end: last ? rangeOf(last).end : end };
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
  const bare = !/^!?\[/.test(source);
  const rest = bare ? source.replace(/>$/, '') : source.slice(at + 2).replace(/\)$/, '');
  const found = /^\s*(?:<([^>]*)>?|(\S*))(?:\s+["'(].*["')])?\s*$/s.exec(rest);
  const written = found?.[1] ?? found?.[2] ?? rest.trim();
  const start = range.start + source.indexOf(written, bare ? 0 : at + 2);
  const first = bare ? start : range.start + source.indexOf('[') + 1;
  return {
    ...range,
    kind: !bare ? (node.type as Link['kind']) : source.startsWith('<') ? 'autolink' : 'bare',
    text: { start: first, end: bare ? first : range.start + at },
    target: node.url,
    targetRange: { start, end: start + written.length },
  };
}

function linksOf({ start, end, attributes }: Tag): Link[] {
  return attributes.flatMap(({ name, raw = '', valueRange }): Link[] => {
    const target = stringOf(raw);
    // "to" may also be a release or a number: only what looks like a path or an address is a link.
    const isLink =
      /^href$/i.test(name) || (name === 'to' && /^(?:[./#]|https?:)/i.test(target ?? ''));
    if (!raw || target === undefined || !isLink) return [];
    const quote = raw.search(/["'`]/);
    const targetRange = {
      start: valueRange.start + quote + 1,
      end: valueRange.start + raw.lastIndexOf(raw.charAt(quote)),
    };
    return [{ start, end, kind: 'attribute', text: { start, end: start }, target, targetRange }];
  });
}

function importsOf(code: string, all: Range): Import[] {
  const other = { ...all, name: undefined, from: undefined, fromRange: all };
  try {
    const { body } = Parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return body.map((statement) => {
      const range = { start: all.start + statement.start, end: all.start + statement.end };
      if (statement.type !== 'ImportDeclaration') return { ...other, ...range };
      const { source, specifiers } = statement;
      const [first, second] = specifiers;
      const fromRange = { start: all.start + source.start + 1, end: all.start + source.end - 1 };
      if (second || (first && first.type !== 'ImportDefaultSpecifier'))
        return { ...other, ...range, fromRange };
      return { ...range, name: first?.local.name, from: String(source.value), fromRange };
    });
  } catch {
    return [other];
  }
}

function readRaw(draft: Draft, range: Range, inline: boolean): void {
  const { tags, texts, values } = readJsx(draft.text, range, inline);
  draft.tags.push(...tags);
  draft.values.push(...values);
  // Readers follow no `<link>` of the head.
  draft.links.push(...tags.filter(({ name }) => name !== 'link').flatMap(linksOf));
  for (const words of texts)
    draft.write(words, (source) => shown(source).replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, something));
  for (const tag of tags)
    draft.write(tag, (source) => fill(source, tag.kind === 'void' ? somethingMark : nothingMark));
  for (const value of values) {
    // What a component holds in braces, and nothing else, is code for `<CodeBlock>`.
    const isHeld = tags.some(
      ({ end, kind, name }) => end === value.start && kind === 'open' && /^[A-Z]/.test(name),
    );
    draft.write(value, isHeld ? something : shown);
  }
}

/** Nodes whose children are blocks. */
const holders = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Reads a node before its children; `SKIP` leaves these out. */
type Reader = (draft: Draft, node: Node, index: number, parent?: Node) => unknown;

const readCode: Reader = (draft, node) => draft.write(rangeOf(node), something);

const readImport: Reader = ({ imports }, node) =>
  void imports.push(...importsOf((node as Literal).value, rangeOf(node)));

/** Readers don't see the name by which the text of a link finds its target. */
const readReference: Reader = (draft, node) =>
  draft.write(rangeOf(node), (source) =>
    shown(source).replace(/(?<=\])\[[^\]]*\]$/, (name) => fill(name, nothingMark)),
  );

const readLink: Reader = (draft, node) => {
  const link = linkOf(draft.text, node as Node & Resource);
  draft.links.push(link);
  if (link.kind === 'image') draft.write(link.text, shown);
  if (link.kind !== 'autolink' && link.kind !== 'bare') return visit.CONTINUE;
  draft.write(link, something);
  return visit.SKIP;
};

const readers: Readonly<Record<string, Reader>> = {
  paragraph: (draft, node, index, parent) =>
    draft.open(parent?.type === 'listItem' && index === 0 ? 'item' : 'paragraph', rangeOf(node)),
  tableCell: (draft, node) => draft.open('cell', rangeOf(node)),
  callout: (draft, node) => draft.open('callout', inside(node as Parent)),
  heading(draft, node) {
    const heading = headingOf(draft.text, node as HeadingNode);
    draft.headings.push(heading);
    draft.open('heading', heading.text);
  },
  text: (draft, node) =>
    draft.write(rangeOf(node), (source) => {
      // A character that is written as an entity has its own node.
      if (source.length === (node as Literal).value.length || source.includes('\n'))
        return shown(source);
      return source.startsWith('\\') ? nothingMark + source.slice(1) : something(source);
    }),
  break: (draft, node) => draft.write(rangeOf(node), (source) => fill(source, ' ')),
  jsx(draft, node, _, parent) {
    const isBlock = holders.has(parent?.type ?? '');
    const isComment = /^\s*<!--[^]*-->\s*$/.test((node as Literal).value);
    if (isBlock && !isComment) draft.open('paragraph', rangeOf(node));
    if (!isComment) readRaw(draft, rangeOf(node), !isBlock);
    else if (!isBlock) draft.write(rangeOf(node), something);
  },
  inlineCode: readCode,
  inlineMath: readCode,
  import: readImport,
  export: readImport,
  link: readLink,
  image: readLink,
  definition: readLink,
  linkReference: readReference,
  imageReference: readReference,
};

/** Texts of the front matter that a reader sees. */
const titles: Readonly<Record<string, Block['kind']>> = {
  title: 'title',
  sidebar_label: 'title',
  description: 'description',
};

/** Reads from the tree of a text what rules look at. */
export function readTree(
  text: string,
  tree: Root,
  frontMatter: FrontMatter | undefined,
): Pick<Document, 'prose' | 'blocks' | 'headings' | 'links' | 'tags' | 'values' | 'imports'> {
  const draft = new Draft(text);
  for (const { key, valueRange } of frontMatter?.entries ?? []) {
    const kind = titles[key];
    if (!kind) continue;
    draft.blocks.push({ kind, ...valueRange });
    // YAML writes a quote within quotes as two characters.
    draft.write(valueRange, (source) =>
      source.replace(source.startsWith("'") ? /'(?=')/g : /\\(?=")/g, nothingMark),
    );
  }
  visit(tree, (node, index, parent) =>
    readers[node.type]?.(draft, node, index, parent) === visit.SKIP ? visit.SKIP : visit.CONTINUE,
  );
  const { prose, blocks, headings, links, tags, values, imports } = draft;
  return { prose: prose.toString('utf16le'), blocks, headings, links, tags, values, imports };
}
