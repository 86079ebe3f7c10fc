import { children, hasClass, isElement, type Element, type Node } from '../../../files';

/** Elements whose text a reader does not read as part of the document. */
function isSilent(element: Element): boolean {
  return (
    ['script', 'style', 'noscript', 'template', 'svg', 'button', 'annotation', 'meta'].includes(
      element.tagName,
    ) ||
    hasClass(element, 'hash-link') ||
    // KaTeX writes each formula twice: as MathML, which is read here, and as boxes.
    hasClass(element, 'katex-html')
  );
}

const blocks = new Set(
  'p div ul ol li table caption thead tbody tr pre blockquote section details summary figure figcaption h1 h2 h3 h4 h5 h6 dl dt dd br header hr'.split(
    ' ',
  ),
);

/** Text of a node as it is read: blocks and cells apart, silent elements left out. Not yet normalized. */
export function rawText(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  if (isElement(node) && isSilent(node)) return '';
  const inner = children(node).map(rawText).join('');
  if (node.nodeName === 'td' || node.nodeName === 'th') {
    return inner.trim() ? ` ${inner.replace(/\n/g, ' ')} · ` : ' ';
  }
  return blocks.has(node.nodeName) ? `\n${inner}\n` : inner;
}

/** Where a sentence ends and another begins, even if it begins with a name such as `veYFI`. */
const sentenceEnd = /(?<=[.!?]["')]?) (?=["'(]?(?:[\p{Lu}\d`]|\p{Ll}+\p{Lu}))/u;

/** Text with a line for each sentence, item and row of a table. */
export function lines(raw: string): string {
  return raw
    .split('\n')
    .map(clean)
    .flatMap((line) => (line.includes(' · ') ? [line] : line.split(sentenceEnd)))
    .filter(Boolean)
    .join('\n');
}

/** Text in one line: white space and zero-width characters collapsed, separators between cells only. */
function clean(text: string): string {
  return text
    .replace(/[\u200b\u200c\u200d\ufeff\u2060\u2061-\u2064]/g, '')
    .replace(/ · *(?=\n|$)/g, '\n')
    .replace(/\s+/g, ' ')
    .trim();
}

export function text(node: Node): string {
  return clean(rawText(node));
}
