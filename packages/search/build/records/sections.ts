import { parse } from 'parse5';
import {
  attribute,
  children,
  elements,
  type Element,
  find,
  findAll,
  hasClass,
  isElement,
  isHidden,
  isInCode,
  type Node,
} from '../../../files';
import { lines, rawText, text } from './html';

/** A section of a document with its own address, or a row of a table that names something. */
export interface Section {
  /** Heading of the section or name in the row. */
  readonly title: string;
  /** Headings above it, the document's title first. */
  readonly path: readonly string[];
  /** Anchor, empty for the beginning of the document. */
  readonly anchor: string;
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

const isCode = ({ tagName }: Element): boolean => tagName === 'code';

/** A section while it is read: its text is not in lines yet. */
interface Draft extends Section {
  text: string;
  code: string;
  readonly level: number;
}

const headingLevel = (element: Element): number =>
  /^h[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : 0;

type Row = Pick<Section, 'title' | 'code' | 'address'> & { readonly anchor?: string };

/** Row that declares a name: an element in one of its cells has an id. */
function namedRow(cells: readonly Element[]): Row | undefined {
  for (const cell of cells) {
    const target = find(cell, (element) => Boolean(attribute(element, 'id')));
    const anchor = target && attribute(target, 'id');
    if (!anchor) continue;
    const code = find(cell, isCode);
    const title = text(code ?? cell);
    return { title, anchor, code: code ? title : '', address: undefined };
  }
  return undefined;
}

/** Row of an address table: names and a cell with one address. */
function addressRow(cells: readonly Element[]): Row | undefined {
  const addressCell = cells.find((cell) => find(cell, (element) => hasClass(element, 'address')));
  const code = addressCell && find(addressCell, isCode);
  const address = code ? text(code) : '';
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return undefined;
  const others = cells.filter((cell) => cell !== addressCell);
  const header = others.find(({ tagName }) => tagName === 'th');
  const symbol = others.find((cell) => {
    const only = cell.tagName === 'td' && find(cell, isCode);
    return only && text(only) === text(cell);
  });
  const title = [header && text(header), symbol && text(symbol)].filter(Boolean).join(' · ');
  return { title: title || others.map(text).find(Boolean) || address, code: '', address };
}

/** Collects the sections of a document while it walks over its text. */
class SectionReader {
  /** Sections that the walk is in, outermost first. */
  private readonly open: Draft[] = [];
  private readonly found: Section[] = [];
  private current: Draft;

  constructor(title: string) {
    this.current = this.start(title, 1, '');
  }

  private start(title: string, level: number, anchor: string): Draft {
    const { open } = this;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const path = open.map((above) => above.title);
    this.current = {
      title,
      level,
      path,
      anchor,
      text: '',
      code: '',
      address: undefined,
      isRow: false,
    };
    open.push(this.current);
    this.found.push(this.current);
    return this.current;
  }

  private addRow(row: Element): boolean {
    const { title, path, anchor } = this.current;
    const cells = elements(row);
    const named = namedRow(cells) ?? addressRow(cells);
    if (!named) return false;
    this.found.push({
      anchor,
      ...named,
      path: [...path, title],
      text: text(row),
      isRow: true,
    });
    return true;
  }

  private readElement(node: Element): void {
    const level = headingLevel(node);
    if (level === 1) return;
    const id = attribute(node, 'id');
    if (level > 1 && id) {
      this.start(text(node), level, id);
      return;
    }
    if (node.tagName === 'tr' && this.addRow(node)) return;
    const { current } = this;
    if (isCode(node)) current.code ||= text(node);
    const holdsHeading = find(
      node,
      (element) => headingLevel(element) > 0 || element.tagName === 'tr',
    );
    if (!holdsHeading) {
      // A declaration is the whole of its paragraph, possibly in several codes.
      current.code ||= findAll(node, isCode).map(text).join(' ');
      current.text += rawText(node);
      return;
    }
    current.text += '\n';
    this.read(node);
    this.current.text += '\n';
  }

  /** Reads what a node holds. */
  read(node: Node): void {
    for (const child of children(node)) {
      if (isElement(child)) this.readElement(child);
      else this.current.text += rawText(child);
    }
  }

  sections(): Section[] {
    return this.found.map((each) => (each.isRow ? each : { ...each, text: lines(each.text) }));
  }
}

/**
 * Reads a document's sections from its built page.
 *
 * @param html the page as it was built
 * @returns undefined for a page that isn't a document (a list of tags or posts, a redirect) or asks not to be found
 */
export function readPage(html: string): Page | undefined {
  if (isHidden(html)) return undefined;
  const root = parse(html);
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
    .filter((link) => !hasClass(link, 'hash-link') && !isInCode(link))
    .map((link) => attribute(link, 'href') ?? '');
  return { title, sections: reader.sections(), links };
}
