import { escapeAttribute } from '../head';

/** Size that the networks ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a card shows. */
export interface CardText {
  readonly title: string;
  /** Part of the site, such as "Getting Started". */
  readonly section: string;
  /** Name of the site. */
  readonly site: string;
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

/** The price of a share: it climbs after each harvest, and then stays level. The line of every card. */
const staircase = 'M0 618H430L500 574H690L760 510H950L1020 426H1200';

/** The card as a drawing. It depends on its text alone. */
export function cardSvg({ title, section, site }: CardText): string {
  const { size, lines } = layOut(title);
  const lineHeight = Math.round(size * 1.18);
  // The block of lines is centered between the logo and the foot.
  const top = Math.round(355 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35);
  const text = (value: string, attributes: string): string =>
    `<text ${attributes}>${escapeAttribute(value)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" width="${cardSize.width}" height="${cardSize.height}" font-family="Roboto">
<rect width="1200" height="630" fill="#0d1220"/>
<path d="${staircase}V630H0z" fill="#0a4fe0" opacity="0.3"/>
<path d="${staircase}" fill="none" stroke="#8ab0ff" stroke-width="4" stroke-linejoin="round"/>
<g transform="translate(90 70) scale(1.25)"><rect width="64" height="64" rx="16" fill="#0a4fe0"/><path d="M14 16l14 17v15h8V33l14-17H40l-8 10.5L24 16z" fill="#fff"/><path d="M12 52h40" stroke="#9fc0ff" stroke-width="4" stroke-linecap="round"/></g>
${text(section, 'x="196" y="123" font-size="38" fill="#c6d6ff"')}
${lines.map((line, index) => text(line, `x="90" y="${top + index * lineHeight}" font-size="${size}" font-weight="500" fill="#fff"`)).join('\n')}
${text(site, 'x="90" y="556" font-size="32" fill="#c6d6ff"')}
</svg>`;
}
