import { createHash } from 'node:crypto';
import { promises as fs, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

const fonts = ['Roboto-Regular.ttf', 'Roboto-Medium.ttf'].map((name) =>
  path.join(__dirname, 'fonts', name),
);
/** Part of every card's name: another renderer or font may draw the same text otherwise. */
const { version } = require('@resvg/resvg-js/package.json') as { version: string };
const drawing = createHash('sha256').update(version);
for (const font of fonts) drawing.update(readFileSync(font));

/** How texts are drawn. */
export const options = {
  font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Roboto' },
} as const;

/** Folder of the cards below the base URL; names in it change with their content. */
const folder = 'assets/images';

/**
 * Name of a card's file below the base URL. It depends on what the card shows, so equal cards are one file.
 *
 * @param svg from `cardSvg`
 */
export function cardPath(svg: string): string {
  const hash = drawing.copy().update(svg).digest('hex');
  return `${folder}/card-${hash.slice(0, 16)}.png`;
}

async function drawn(cache: string, name: string, svg: string): Promise<Buffer> {
  const file = path.join(cache, name);
  try {
    return await fs.readFile(file);
  } catch {
    const png = (await renderAsync(svg, options)).asPng();
    await fs.mkdir(cache, { recursive: true });
    // Two builds may draw the same card at once: neither may read the other's half.
    const draft = `${file}.${process.pid}`;
    await fs.writeFile(draft, png);
    await fs.rename(draft, file);
    return png;
  }
}

/**
 * Draws cards into the built site. A card that was drawn before, in this build or an earlier one, is taken from the
 * cache.
 *
 * @param svgs from `cardSvg`
 * @param cache folder of the cards of earlier builds
 */
export async function writeCards(
  svgs: readonly string[],
  outDir: string,
  cache: string,
): Promise<void> {
  const cards = new Map(svgs.map((svg) => [cardPath(svg), svg])).entries();
  await fs.mkdir(path.join(outDir, folder), { recursive: true });
  const draw = async (): Promise<void> => {
    for (const [name, svg] of cards) {
      const card = await drawn(cache, path.posix.basename(name), svg);
      await fs.writeFile(path.join(outDir, name), card);
    }
  };
  // libuv has four threads that draw. All cards at once would take 500 MB more, as pictures that wait to be written.
  await Promise.all([draw(), draw(), draw(), draw()]);
}
