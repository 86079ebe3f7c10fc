import {
  attribute,
  elements,
  find,
  hasClass,
  isElement,
  type Element,
  type Node,
} from '../../files';
import { absolute, isSilent, rawText, tex } from './tree';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const blocks = new Set([
  ...headings,
  'blockquote',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figure',
  'footer',
  'header',
  'hr',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
]);

/** A break until the end, so that no text or code is taken for one: pages hold no such character. */
const lineBreak = '\0';

/**
 * Characters that markdown would read as markup. Underscores inside a word are left alone, because they aren't
 * markup.
 */
function escape(text: string): string {
  return text.replace(/[\\`*[\]$<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');
}

function code(text: string): string {
  const ticks = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...ticks) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

function inlineElement(element: Element, page: string): string {
  const inner = (): string => inline(element.childNodes, page);
  const wrap = (mark: string): string => {
    const text = inner();
    return text.trim() === '' ? text : text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`);
  };
  switch (element.tagName) {
    case 'strong':
    case 'b':
      return wrap('**');
    case 'em':
    case 'i':
      return wrap('*');
    case 'del':
      return wrap('~~');
    case 'sub':
    case 'sup':
      // Without its mark, 10<sup>18</sup> would be another number. Markdown has none.
      return `<${element.tagName}>${inner()}</${element.tagName}>`;
    case 'code':
    case 'kbd':
      return code(rawText(element));
    case 'br':
      return lineBreak;
    case 'img':
      return `![${escape(attribute(element, 'alt') ?? '')}](${absolute(attribute(element, 'src') ?? '', page)})`;
    case 'a': {
      const text = inner().trim();
      const href = attribute(element, 'href');
      return text === '' || href === undefined ? text : `[${text}](${absolute(href, page)})`;
    }
    default: {
      if (hasClass(element, 'math') || hasClass(element, 'katex')) {
        const source = tex(element);
        if (source !== undefined) return `$${source}$`;
      }
      return inner();
    }
  }
}

function inline(nodes: readonly Node[], page: string): string {
  let text = '';
  for (const node of nodes) {
    if ('value' in node) text += escape(node.value.replace(/\s+/g, ' ')).replaceAll('\u200b', '');
    else if (isElement(node, 'input') && attribute(node, 'type') === 'checkbox') {
      text += attribute(node, 'checked') === undefined ? '[ ] ' : '[x] ';
    } else if (isElement(node) && !isSilent(node)) {
      // A block in a cell: kept apart by a line break that a table row can hold.
      const isBlock = blocks.has(node.tagName) && text.trim() !== '';
      text += `${isBlock ? lineBreak : ''}${inlineElement(node, page)}`;
    }
  }
  return text;
}

const line = (nodes: readonly Node[], page: string): string =>
  inline(nodes, page).replace(/\s+/g, ' ').trim();

function quote(text: string): string {
  return text
    .split('\n')
    .map((item) => (item === '' ? '>' : `> ${item}`))
    .join('\n');
}

function list(element: Element, page: string): string {
  const ordered = element.tagName === 'ol';
  let number = Number(attribute(element, 'start') ?? '1');
  const items = elements(element, 'li').map((item) => {
    const mark = ordered ? `${number++}. ` : '- ';
    const indented = `\n${' '.repeat(mark.length)}`;
    return mark + flow(item.childNodes, page).replace(/\n(?=[^\n])/g, indented);
  });
  const loose = items.some((item) => item.includes('\n\n'));
  return items.join(loose ? '\n\n' : '\n');
}

/** What goes below the header of an aligned column. */
const alignments: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

const rowsOf = (element: Element): Element[] =>
  element.tagName === 'tr' ? [element] : elements(element).flatMap(rowsOf);

/** Markdown has no groups of rows, so one with a name becomes a table of its own, which has that name in its header. */
function table(element: Element, page: string): string {
  const nameOf = (part: Element): string | undefined =>
    part.tagName === 'tbody' ? attribute(part, 'aria-label') : undefined;
  const parts = elements(element);
  const groups = parts.filter((part) => nameOf(part) !== undefined);
  const rest = parts.filter((part) => nameOf(part) === undefined);
  const cellsOf = (row: Element): Element[] => elements(row, 'td', 'th');
  const texts = (row: Element): string[] =>
    cellsOf(row).map((cell) => line(cell.childNodes, page).replaceAll('|', '\\|'));
  const [header, ...body] = rest.flatMap(rowsOf);
  if (!header) return '';
  const marks = cellsOf(header).map((cell) => alignments[attribute(cell, 'align') ?? ''] ?? '---');
  const head = texts(header);
  const written = (first: readonly string[], rows: readonly Element[]): string =>
    [first, marks, ...rows.map(texts)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const [caption] = elements(element, 'caption');
  const title = caption ? `**${line(caption.childNodes, page)}**\n\n` : '';
  const tables = groups.map((group) =>
    written([escape(nameOf(group) ?? ''), ...head.slice(1)], rowsOf(group)),
  );
  return title + [written(head, body), ...tables].join('\n\n');
}

/** Code with lines that are added and removed, as a text with signs. */
function difference(node: Node): string {
  if (!isElement(node) || !hasClass(node, 'token-line'))
    return 'childNodes' in node ? node.childNodes.map(difference).join('') : '';
  const sign = { ins: '+ ', del: '- ' }[node.tagName] ?? '  ';
  return `${sign}${rawText(node)}`;
}

/** A code block with its language and title, from the theme's container or a bare `<pre>`. */
function codeBlock(element: Element): string {
  const pre = isElement(element, 'pre')
    ? element
    : find(element, ({ tagName }) => tagName === 'pre');
  if (!pre) return '';
  const classes = [element, pre, ...elements(pre, 'code')].map((one) => attribute(one, 'class'));
  const written = /(?:^|\s)language-([\w-]+)/.exec(classes.join(' '))?.[1] ?? '';
  const title = find(element, (inner) => hasClass(inner, 'codeBlockTitle'));
  const changes = find(pre, ({ tagName }) => tagName === 'ins' || tagName === 'del');
  const text = (changes ? difference(pre) : rawText(pre)).replace(/\n$/, '');
  const ticks = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...ticks) + 1);
  // The title of a fence has no escapes.
  const name = title ? ` title="${rawText(title).trim().replaceAll('"', "'")}"` : '';
  const language = changes ? 'diff' : written === 'text' ? '' : written;
  return `${fence}${language}${name}\n${text}\n${fence}`;
}

/** The words of a line that is strong as a whole, so none of them is strong by itself. */
const titleOf = (of: Pick<Element, 'childNodes'> | undefined, page: string): string =>
  line(of?.childNodes ?? [], page).replace(/(?<!\\)\*\*/g, '');

function admonition(element: Element, page: string): string {
  const kind = /theme-admonition-(\w+)/.exec(attribute(element, 'class') ?? '')?.[1] ?? 'note';
  const heading = find(element, (inner) => hasClass(inner, 'admonitionHeading'));
  const content = find(element, (inner) => hasClass(inner, 'admonitionContent'));
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const own = titleOf(heading, page);
  const lead = own === '' || own.toLowerCase() === kind ? label : `${label}: ${own}`;
  return quote(`**${lead}**\n\n${content ? flow(content.childNodes, page) : ''}`.trimEnd());
}

/** Tabs of the theme one below the other, each with its label. */
function tabs(element: Element, page: string): string {
  const [list, content] = elements(element);
  if (!list || !content) return '';
  const labels = elements(list);
  const panels = attribute(content, 'role') === 'tabpanel' ? [content] : elements(content);
  // Of lazy tabs, the page has the chosen one alone.
  const shown =
    labels.length === panels.length
      ? labels
      : labels.filter((label) => attribute(label, 'aria-selected') === 'true');
  return panels
    .map((panel, index) => {
      return `**${titleOf(shown[index], page)}**\n\n${flow(panel.childNodes, page)}`;
    })
    .join('\n\n');
}

/** A drawing as its title, its text alternative and its caption. */
function figure(element: Element, page: string): string {
  const drawing = find(element, ({ tagName }) => tagName === 'svg');
  const part = (name: string): string => {
    const found = drawing && find(drawing, ({ tagName }) => tagName === name);
    return found ? escape(rawText(found).trim()) : '';
  };
  const caption = find(element, ({ tagName }) => tagName === 'figcaption');
  if (!drawing) return flow(element.childNodes, page);
  const text = [part('desc'), caption ? line(caption.childNodes, page) : '']
    .filter(Boolean)
    .join('\n\n');
  return quote(`**Figure: ${part('title')}**\n\n${text}`.trimEnd());
}

function block(element: Element, page: string): string {
  const { tagName } = element;
  if (headings.includes(tagName)) {
    return `${'#'.repeat(Number(tagName.slice(1)))} ${line(element.childNodes, page)}`;
  }
  if (hasClass(element, 'theme-admonition')) return admonition(element, page);
  if (hasClass(element, 'theme-code-block')) return codeBlock(element);
  if (hasClass(element, 'tabs-container')) return tabs(element, page);
  if (hasClass(element, 'math-display')) {
    const source = tex(element);
    if (source !== undefined) return `$$\n${source}\n$$`;
  }
  switch (tagName) {
    case 'p':
      return line(element.childNodes, page)
        .split(lineBreak)
        .map((text) => text.trim())
        .join('\\\n');
    case 'ul':
    case 'ol':
      return list(element, page);
    case 'table':
      return table(element, page);
    case 'pre':
      return codeBlock(element);
    case 'blockquote':
      return quote(flow(element.childNodes, page));
    case 'figure':
      return figure(element, page);
    case 'hr':
      return '---';
    case 'details': {
      const [summary] = elements(element, 'summary');
      const rest = element.childNodes.filter((node) => node !== summary);
      const title = summary ? `**${titleOf(summary, page)}**\n\n` : '';
      return title + flow(rest, page);
    }
    default:
      return flow(element.childNodes, page);
  }
}

/** Blocks below one another; what runs along a line between two blocks is a paragraph of its own. */
function flow(nodes: readonly Node[], page: string): string {
  const parts: string[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    const text = line(run, page);
    if (text !== '') parts.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !blocks.has(node.tagName)) {
      run.push(node);
      continue;
    }
    endRun();
    if (isSilent(node)) continue;
    const isTightList = parts.length > 0 && isElement(node, 'ul', 'ol') && isInItem(node);
    const text = block(node, page);
    if (text === '') continue;
    if (isTightList) parts.push(`${parts.pop()}\n${text}`);
    else parts.push(text);
  }
  endRun();
  return parts.join('\n\n');
}

/** Whether a list follows the text of an item directly, without a paragraph around that text. */
function isInItem({ parentNode }: Element): boolean {
  return isElement(parentNode, 'li') && elements(parentNode, 'p').length === 0;
}

/**
 * A document as clean markdown: no components, no controls, links absolute, drawings as their text alternatives,
 * formulas as TeX.
 *
 * @param tree the document's element, from `documentTree`
 */
export function toMarkdown(tree: Element, page: string): string {
  return `${flow(tree.childNodes, page).replaceAll(lineBreak, '<br>')}\n`;
}
