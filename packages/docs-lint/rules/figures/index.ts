import path from 'node:path';
import { positionOf } from '../../document';
import type { Rule } from '../../rule';
import { readText, sourcesBelow } from '../../site';

/** Characters of a description: it carries all that the drawing says. */
const minLength = 60;

/** A drawing speaks to everyone: to those who see it by its caption, to those who do not by its description. */
export const rule: Rule = {
  about:
    'A figure has a title, a description that carries what it says, and a caption, and a page shows it.',
  *site(site) {
    const used = new Set(
      [...site.documents.values(), ...site.partials.values()].flatMap(({ imports }) =>
        imports.map(({ from }) => from),
      ),
    );
    const folders = ['src/components', 'src/pages', 'src/calculators'];
    const sources = sourcesBelow(site.root, folders, /\.tsx$/)
      .map((file) => readText(site.root, file))
      .join('\n');
    for (const { file, text } of site.figures.values()) {
      const folder = path.posix.dirname(file);
      const from = `@site/${folder}`;
      if (!used.has(from) && !sources.includes(`${folder.slice('src/'.length)}'`)) {
        const fix = `write "import … from '${from}';" where it helps, or delete the folder`;
        yield { file, message: 'no page shows this figure', fix };
      }
      for (const name of ['title', 'description', 'caption']) {
        if (new RegExp(`\\b${name}=["{]`).test(text)) continue;
        yield {
          file,
          message: `the figure has no ${name}`,
          fix: `give ${name}="…" to <Figure>`,
        };
      }
      const description = /\bdescription="([^"]*)"/.exec(text);
      if (description !== null && (description[1]?.length ?? 0) < minLength) {
        yield {
          file,
          ...positionOf(text, description.index),
          message: 'the description is too short to carry what the figure says',
          fix: 'give values, order, and directions in sentences',
        };
      }
    }
  },
};
