import { alwaysWhole } from '../long-texts/constants';
import { text, type HastNode } from '../../fast-build/markdown';
import { groupClass } from './constants';

/** Blocks whose height follows from their text. */
const textBlocks = new Set(['p', 'ul', 'ol', 'table']);
/**
 * Lines that each of these elements takes in addition to its letters: the rest of the last line, and the space below.
 */
const ownLines: Readonly<Record<string, number>> = { p: 1.5, ul: 1, ol: 1, table: 1, li: 1, tr: 1 };
const isHeading = (node: HastNode | undefined): boolean => /^h[1-6]$/.test(node?.tagName ?? '');

/** Whether a node contains only text and its markup. */
const isPlain = ({ type, tagName, children = [] }: HastNode): boolean =>
  (type === 'text' || (type === 'element' && tagName !== 'img')) && children.every(isPlain);

const lines = ({ tagName = '', children = [] }: HastNode): number =>
  children.reduce((sum, child) => sum + lines(child), ownLines[tagName] ?? 0);

/** Whether a block is code alone: the signature of a member, whose entry is one element from its heading to the next. */
export const isSignature = ({ tagName, children = [] }: HastNode): boolean =>
  tagName === 'p' &&
  // MDX has its own name for inline code.
  children.every((child) => child.tagName === 'inlineCode' || child.value?.trim() === '');

/** Code that MDX adds to a text, which shows nothing. */
const isCode = ({ type }: HastNode): boolean => type === 'import' || type === 'export';

/**
 * Puts blocks into one element, which records how much text it contains, so that the stylesheet can guess its height.
 * It is a section, and its class has no word such as "text": a reader view would take the longest one for the whole
 * article, or drop one that is mostly links.
 */
function group(children: HastNode[]): HastNode {
  const content: HastNode = { type: 'root', children };
  return {
    type: 'element',
    tagName: 'section',
    // An object, as React takes it, because MDX would misread the names in a string.
    properties: {
      className: groupClass,
      style: { '--letters': text(content).length, '--lines': lines(content) },
    },
    children,
  };
}

/**
 * Groups the paragraphs, lists, and tables between two headings, so that `packages/fast-client/long-texts` can leave a
 * group until the reader comes near. The first blocks of a text are never grouped, except entries of a reference, which
 * are cards. Blocks before anything that isn't a heading aren't grouped, because the space below a block depends on
 * what follows.
 */
function groupTexts(nodes: readonly HastNode[]): HastNode[] {
  const result: HastNode[] = [];
  let blocks: HastNode[] = [];
  const close = (next?: HastNode): void => {
    result.push(...(isHeading(next) && blocks.length > 0 ? [group(blocks)] : blocks));
    blocks = [];
  };
  let count = 0;
  let previous: HastNode | undefined;
  for (const node of nodes) {
    // A line end in the source.
    if (node.value?.trim() === '') continue;
    if (!isCode(node)) count += 1;
    const isEntry = blocks.length > 0 || (previous?.tagName === 'h3' && isSignature(node));
    if ((isEntry || count > alwaysWhole) && textBlocks.has(node.tagName ?? '') && isPlain(node)) {
      blocks.push(node);
    } else {
      close(node);
      result.push(node);
    }
    previous = node;
  }
  close();
  return result;
}

/** Groups the text of each document while it is compiled. */
export default function rehypeTextGroups(): (tree: HastNode) => void {
  return (tree) => {
    tree.children = groupTexts(tree.children ?? []);
  };
}
