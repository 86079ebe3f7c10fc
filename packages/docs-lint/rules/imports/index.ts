import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from '../../rule';
import { filesBelow } from '../../site';
import { componentFile } from '../../site/anchors';
import { nearest } from '../../site/resolve';

/** Folders from which a document may import: a document is text and holds no code of its own. */
const allowedModule = /^@site\/src\/(?:figures|components|calculators)\/[\w/-]+$|^@theme\/[\w/-]+$/;

/** A partial: a document whose name starts with an underscore, and that other documents include. */
const partialFile = /^\.{1,2}\/(?:[^/]+\/)*_[^/]+\.mdx?$/;

/** Whether the theme of the site gives a component to every document. */
function isThemed(root: string, name: string): boolean {
  const folder = path.join(root, 'src/theme/MDXComponents');
  return ['.tsx', '.jsx', '.js', '/index.tsx', '/index.jsx', '/index.js'].some((ending) => {
    const file = folder + ending;
    return existsSync(file) && new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));
  });
}

/** Where components of the theme are. */
const themes = [
  'src/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/theme-search-algolia/lib/theme',
];

const repository = path.resolve(__dirname, '../../../..');

function existsInTheme(root: string, from: string): boolean {
  const name = from.slice('@theme/'.length);
  return [root, repository]
    .flatMap((folder) => themes.map((theme) => path.join(folder, theme, name)))
    .some((file) => ['', '.tsx', '.js'].some((ending) => existsSync(file + ending)));
}

/** Figures and components come from `src/`; each import is there, is used, and each used component is imported. */
export const rule: Rule = {
  name: 'imports',
  about:
    'A document imports figures and components that exist, and uses each; every figure is used by a document.',
  *document(document, site) {
    const imported = new Map<string, number>();
    for (const { name, from, start, fromRange, end } of document.imports) {
      if (from !== undefined && partialFile.test(from)) {
        const file = path.posix.join(path.posix.dirname(document.file), from);
        if (!existsSync(path.join(site.root, file))) {
          yield { start: fromRange.start, message: `there is no "${file}"`, fix: 'fix the path' };
        }
      } else if (from === undefined || !allowedModule.test(from)) {
        yield {
          start,
          message: `a document may not contain "${document.text.slice(start, Math.min(end, start + 60))}"`,
          fix: 'import one component from @site/src/figures, /components or /calculators, as "import Name from …"',
        };
        continue;
      }
      if (from?.startsWith('@site/') && !componentFile(site.root, from)) {
        const folder = path.join(site.root, path.dirname(from.replace('@site/', '')));
        const like = existsSync(folder)
          ? nearest(path.basename(from), readdirSync(folder))
          : undefined;
        yield {
          start: fromRange.start,
          message: `there is no "${from}"`,
          fix:
            like === undefined ? 'fix the path' : `did you mean "${path.dirname(from)}/${like}"?`,
        };
      }
      if (from?.startsWith('@theme/') && !existsInTheme(site.root, from)) {
        yield {
          start: fromRange.start,
          message: `the theme has no "${from.slice('@theme/'.length)}"`,
          fix: 'fix the name; `npx docusaurus swizzle --list` lists them all',
        };
      }
      if (name === undefined) continue;
      if (imported.has(name))
        yield { start, message: `"${name}" is imported twice`, fix: 'remove one import' };
      imported.set(name, start);
      if (!document.tags.some((tag) => tag.name === name)) {
        yield {
          start,
          message: `"${name}" is imported and not used`,
          fix: `write <${name} /> where it belongs, or remove the import`,
        };
      }
    }
    for (const { name, start, kind } of document.tags) {
      if (!/^[A-Z]/.test(name) || kind === 'close' || imported.has(name)) continue;
      if (site.facts.components.includes(name)) continue;
      if (isThemed(site.root, name)) continue;
      yield {
        start,
        message: `<${name}> is not imported`,
        fix: `add "import ${name} from '@site/src/…';" above, or put the text in a code span`,
      };
    }
  },
  *site(site) {
    const used = new Set(
      [...site.documents.values()].flatMap(({ imports }) => imports.map(({ from }) => from)),
    );
    const sources = ['src/components', 'src/pages', 'src/calculators']
      .flatMap((folder) => filesBelow(site.root, folder, /\.tsx$/))
      .map((file) => readFileSync(path.join(site.root, file), 'utf8'))
      .join('\n');
    for (const file of site.figures.keys()) {
      const folder = path.posix.dirname(file);
      const from = `@site/${folder}`;
      if (used.has(from) || sources.includes(`${folder.slice('src/'.length)}'`)) continue;
      yield {
        file,
        message: 'no page shows this figure',
        fix: `write "import … from '${from}';" where it helps, or delete the folder`,
      };
    }
  },
};
