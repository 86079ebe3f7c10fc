import { parse } from 'parse5';
import {
  attribute,
  children,
  type Element,
  find,
  findAll,
  hasClass,
  isElement,
  lines,
  type Node,
  rawText,
  text,
} from './html';

/** A section of a document with its own address, or a row of a table that names something. */
export interface Section {
  /** Heading of the section or name in the row. */
  readonly title: string;
  /** Headings above it, the document's title first. */
  readonly path: readonly string[];
  /** Anchor, empty for the beginning of the document. */
  readonly anchor: string;
  /** Anchors of the headings above it, the document's (empty) first. */
  readonly parents: readonly string[];
  readonly text: string;
  /** Text of the first code of the section: a declaration, if the section declares something. */
  readonly code: string;
  /** Address that the row lists, undefined for everything but rows of address tables. */
  readonly address: string | undefined;
  readonly isRow: boolean;
}

/** A document of the built site. */
export interface Page {
  readonly title: string;
  readonly sections: readonly Section[];
  /** Targets of the links in the text. */
  readonly links: readonly string[];
}

/** Whether a node is within code. */
const isCode = (node: Node | null): boolean =>
  node !== null &&
  isElement(node) &&
  (node.tagName === 'code' || (node.tagName === 'span' && isCode(node.parentNode)));

interface Draft {
  title: string;
  level: number;
  path: string[];
  anchor: string;
  parents: string[];
  raw: string;
  code: string;
}

const headingLevel = (element: Element): number =>
  /^h[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : 0;

/** Anchor of the name that a row declares: an element with an id inside a cell. */
function rowAnchor(row: Element): { anchor: string; cell: Element } | undefined {
  for (const cell of children(row).filter(isElement)) {
    const target = find(cell, (element) => Boolean(attribute(element, 'id')));
    const anchor = target && attribute(target, 'id');
    if (anchor) return { anchor, cell };
  }
  return undefined;
}

const addressPattern = /^0x[0-9a-f]{40}$/i;

/** Row of an address table: names and a cell with one address. */
function rowAddress(row: Element): { title: string; address: string } | undefined {
  const cells = children(row).filter(isElement);
  const addressCell = cells.find((cell) => find(cell, (element) => hasClass(element, 'address')));
  const code = addressCell && find(addressCell, (element) => element.tagName === 'code');
  const address = code ? text(code) : '';
  if (!addressPattern.test(address)) return undefined;
  const names = cells.filter((cell) => cell !== addressCell).map(text);
  const header = cells.find((cell) => cell.tagName === 'th' && cell !== addressCell);
  const symbol = cells
    .filter((cell) => cell.tagName === 'td' && cell !== addressCell)
    .find((cell) => {
      const only = find(cell, (element) => element.tagName === 'code');
      return only && text(only) === text(cell);
    });
  const title = [header && text(header), symbol && text(symbol)].filter(Boolean).join(' · ');
  return { title: title || names.find(Boolean) || address, address };
}

/** Whether a page asks not to be found: it is no answer to anything. */
function isHidden(root: Node): boolean {
  return Boolean(
    find(
      root,
      (element) =>
        element.tagName === 'meta' &&
        attribute(element, 'name') === 'robots' &&
        /noindex/.test(attribute(element, 'content') ?? ''),
    ),
  );
}

/** Collects the sections of a document while it walks over its text. */
class SectionReader {
  /** Sections that the walk is in, outermost first. */
  private readonly open: Draft[];
  /** Sections in the order of their headings: rows come after the section that they're in. */
  private readonly drafts: { readonly draft: Draft; readonly rows: Section[] }[];

  constructor(title: string) {
    const first = { title, level: 1, path: [], anchor: '', parents: [], raw: '', code: '' };
    this.open = [first];
    this.drafts = [{ draft: first, rows: [] }];
  }

  private get current(): { readonly draft: Draft; readonly rows: Section[] } {
    const last = this.drafts.at(-1);
    if (!last) throw new Error('a page without a first section');
    return last;
  }

  private startSection(element: Element, level: number): void {
    const { open } = this;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const draft: Draft = {
      title: text(element),
      level,
      path: open.map(({ title }) => title),
      anchor: attribute(element, 'id') ?? '',
      parents: open.map(({ anchor }) => anchor),
      raw: '',
      code: '',
    };
    open.push(draft);
    this.drafts.push({ draft, rows: [] });
  }

  private addRow(row: Element): boolean {
    const { draft, rows } = this.current;
    const named = rowAnchor(row);
    const listed = named ? undefined : rowAddress(row);
    if (!named && !listed) return false;
    const code = named ? find(named.cell, (element) => element.tagName === 'code') : undefined;
    rows.push({
      title: named ? (code ? text(code) : text(named.cell)) : (listed?.title ?? ''),
      path: [...draft.path, draft.title],
      anchor: named?.anchor ?? draft.anchor,
      parents: [...draft.parents, draft.anchor],
      text: text(row).replace(/ · $/, ''),
      code: code ? text(code) : '',
      address: listed?.address,
      isRow: true,
    });
    return true;
  }

  private readElement(node: Element): void {
    const level = headingLevel(node);
    if (level === 1) return;
    if (level > 1 && attribute(node, 'id')) {
      this.startSection(node, level);
      return;
    }
    if (node.tagName === 'tr' && this.addRow(node)) return;
    const { draft } = this.current;
    if (node.tagName === 'code' && !draft.code) draft.code = text(node);
    const holdsHeading = find(
      node,
      (element) => headingLevel(element) > 0 || element.tagName === 'tr',
    );
    if (!holdsHeading) {
      const codes = findAll(node, (element) => element.tagName === 'code');
      // A declaration is the whole of its paragraph, possibly in several codes.
      if (!draft.code && codes.length > 0) draft.code = codes.map(text).join(' ');
      draft.raw += rawText(node);
      return;
    }
    draft.raw += '\n';
    this.read(node);
    this.current.draft.raw += '\n';
  }

  /** Reads what a node holds. */
  read(node: Node): void {
    for (const child of children(node)) {
      if (isElement(child)) this.readElement(child);
      else if (child.nodeName === '#text') this.current.draft.raw += rawText(child);
      else this.read(child);
    }
  }

  sections(): Section[] {
    return this.drafts.flatMap(({ draft, rows }) => [
      {
        title: draft.title,
        path: draft.path,
        anchor: draft.anchor,
        parents: draft.parents,
        text: lines(draft.raw),
        code: draft.code,
        address: undefined,
        isRow: false,
      },
      ...rows,
    ]);
  }
}

/**
 * Reads a document's sections from its built page.
 *
 * @param html the page as it was built
 * @returns undefined for a page that is no document (a list of tags, a redirect) or asks not to be found
 */
export function readPage(html: string): Page | undefined {
  const root = parse(html);
  if (isHidden(root)) return undefined;
  const article = find(root, (element) => element.tagName === 'article');
  const heading = article && find(article, (element) => element.tagName === 'h1');
  const body =
    article &&
    find(article, (element) => hasClass(element, 'markdown') && element.tagName === 'div');
  if (!heading || !body) return undefined;
  const title = text(heading);
  const reader = new SectionReader(title);
  reader.read(body);
  const links = findAll(body, ({ tagName }) => tagName === 'a')
    // Names in code lead to their entry, but no text names it.
    .filter((link) => !hasClass(link, 'hash-link') && !isCode(link.parentNode))
    .map((link) => attribute(link, 'href') ?? '');
  return { title, sections: reader.sections(), links };
}
