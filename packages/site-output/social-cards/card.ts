import { escapeAttribute } from '../head';

/** Size that the networks ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a card shows. */
export interface CardText {
  readonly title: string;
  /** Part of the site, such as "Getting Started". */
  readonly section: string;
  readonly site: string;
}

/** What the cards of a site have in common. */
export interface CardDesign {
  /** SVG elements below the text: the background, and the logo at the top left, from 90 to 170 and 70 to 150. */
  readonly art: string;
  readonly titleColor: string;
  /** Color of the other texts. */
  readonly color: string;
}

/** Width between the margins. */
const room = cardSize.width - 2 * 90;

/** Width of a character as a fraction of the font size: Roboto Medium, rounded up by class. */
function widthOf(character: string): number {
  if (/[ilj.,:;'|!()[\]I/\\ ]/.test(character)) return 0.34;
  if (/[frt-]/.test(character)) return 0.42;
  if (/[mwMW@%&]/.test(character)) return 0.92;
  if (/[A-Z]/.test(character)) return 0.72;
  return 0.6;
}

const measure = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) * size;

/** Breaks a text into lines that fit; a word that is longer than a line is broken inside. */
function wrap(text: string, size: number): string[] {
  const lines: string[] = [];
  let current = '';
  const words = text.split(/\s+/).flatMap((word) => {
    const pieces = [''];
    for (const character of word) {
      if (measure(pieces.at(-1) + character, size) > room) pieces.push('');
      pieces[pieces.length - 1] += character;
    }
    return pieces;
  });
  for (const word of words) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (measure(longer, size) <= room) current = longer;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current];
}

/** The largest of a few sizes at which the title takes at most three lines. */
function layOut(title: string): { size: number; lines: string[] } {
  for (const size of [84, 72, 60]) {
    const lines = wrap(title, size);
    if (lines.length <= (size === 84 ? 2 : 3)) return { size, lines };
  }
  const lines = wrap(title, 52);
  if (lines.length <= 4) return { size: 52, lines };
  return { size: 52, lines: [...lines.slice(0, 3), `${lines[3]}…`] };
}

/** The card as a drawing. It depends on its text and design alone. */
export function cardSvg(
  { title, section, site }: CardText,
  { art, titleColor, color }: CardDesign,
): string {
  const { size, lines } = layOut(title);
  const lineHeight = Math.round(size * 1.18);
  // The block of lines is centered between the logo and the line at the bottom.
  const top = Math.round(355 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35);
  const text = (value: string, attributes: string): string =>
    `<text ${attributes}>${escapeAttribute(value).replace(/>/g, '&gt;')}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" width="${cardSize.width}" height="${cardSize.height}" font-family="Roboto">
${art}
${text(section, `x="196" y="123" font-size="38" fill="${color}"`)}
${lines.map((line, index) => text(line, `x="90" y="${top + index * lineHeight}" font-size="${size}" font-weight="500" fill="${titleColor}"`)).join('\n')}
${text(site, `x="90" y="556" font-size="32" fill="${color}"`)}
</svg>`;
}
